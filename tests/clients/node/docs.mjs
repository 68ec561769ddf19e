// The viewer of the contract in a browser: what it fetches, what it shows, and for how many
// seconds its main thread computes: time on its processor, so that a busy machine does not count.
import { chromium } from "playwright-core";

const [url] = process.argv.slice(2);
const docs = new URL("/docs", url).href;
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

async function look(address, selector) {
  const page = await browser.newPage();
  const origins = new Set();
  const paths = new Set();
  const complaints = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== "null") origins.add(origin);
    paths.add(pathname);
  });
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address);
  await page.waitForSelector(selector);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const { metrics } = await devtools.send("Performance.getMetrics");
  const busy = metrics.find(({ name }) => name === "TaskDuration").value;
  const report = {
    origins: [...origins],
    documents: [...paths].filter((path) => path.startsWith("/openapi")),
    complaints,
    parts: await page.locator("#parts a").allInnerTexts(),
    current: await page.locator("#parts a[aria-current]").allInnerTexts(),
    operations: await page.locator(".opblock-summary-path").evaluateAll((all) =>
      all.map((one) => one.getAttribute("data-path")),
    ),
    open: await page.locator(".opblock.is-open").count(),
    busy,
  };
  await page.close();
  return report;
}

console.log(JSON.stringify(await look(docs, ".opblock")));
console.log(JSON.stringify(await look(`${docs}#/on-mars/onMarsApply`, ".opblock.is-open")));
await browser.close();
