// GraphiQL in a browser: what it fetches, and what each tab answers at the first click.
import { chromium } from "playwright-core";

const [url] = process.argv.slice(2);
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
const page = await browser.newPage();
const fetched = new Set();
const complaints = [];
page.on("request", (request) => fetched.add(new URL(request.url()).origin));
page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
page.on("pageerror", (error) => complaints.push(error.message));
await page.goto(url);
await page.waitForSelector(".graphiql-execute-button");

const answers = {};
const tabs = page.locator(".graphiql-tab-button");
for (let index = 0; index < (await tabs.count()); index++) {
  await tabs.nth(index).click();
  await page.waitForTimeout(1000); // the editor takes a moment to see which operation is there
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes("apply") ?? false,
  );
  await page.click(".graphiql-execute-button");
  const answer = await (await answered).json();
  const [operation] = Object.values(answer.data ?? {});
  answers[await tabs.nth(index).innerText()] = operation?.apply.__typename ?? answer;
}
const origins = [...fetched].filter((origin) => origin !== "null");
console.log(JSON.stringify({ origins, complaints, answers }));
await browser.close();
