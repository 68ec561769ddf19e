// One part of the API at a time: the whole document would keep the browser busy for seconds.
// A deep link names its part, since operations are tagged by it: #/on-mars/onMarsApply.
async function show() {
  const { games } = await (await fetch("/v1/games")).json();
  const parts = new Map(games.map(({ id, title }) => [id, title]));
  parts.set("sessions", "Sessions").set("about", "About the service");

  const named = decodeURIComponent(location.hash.split("/")[1] ?? "");
  const chosen = [named, "red-planet", ...parts.keys()].find((id) => parts.has(id));

  const nav = document.getElementById("parts");
  for (const [id, title] of parts) {
    const link = nav.appendChild(document.createElement("a"));
    link.href = `#/${id}`;
    link.textContent = title;
    if (id === chosen) link.setAttribute("aria-current", "page");
    link.addEventListener("click", (event) => {
      event.preventDefault();
      history.pushState(null, "", link.href);
      location.reload();
    });
  }

  SwaggerUIBundle({
    url: `/openapi/${chosen}.json`,
    dom_id: "#viewer",
    validatorUrl: null, // the default sends the document to validator.swagger.io
    deepLinking: true,
    tryItOutEnabled: true,
    defaultModelsExpandDepth: 0,
  });
}

addEventListener("popstate", () => location.reload());
show();
