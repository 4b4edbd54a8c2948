// Draws the OpenAPI document and lets one try each operation. Everything is set as text, nothing as markup.

const METHODS = ["get", "post", "patch", "put", "delete"];

function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

function resolve(schema, whole) {
  let found = schema ?? {};
  for (let depth = 0; found.$ref && depth < 20; depth++) {
    found = found.$ref.slice(2).split("/").reduce((part, key) => part?.[key], whole) ?? {};
  }
  return found;
}

function alternatives(schema) {
  return schema.anyOf ?? schema.oneOf ?? schema.allOf ?? null;
}

function typeOf(schema, whole) {
  const found = resolve(schema, whole);
  const choice = alternatives(found);
  if (choice) return choice.map((one) => typeOf(one, whole)).join(" or ");
  if (found.enum) return found.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (found.const !== undefined) return JSON.stringify(found.const);
  if (found.type === "array") return `list of ${typeOf(found.items, whole)}`;
  return found.title && found.properties ? found.title : (found.type ?? "anything");
}

function limits(schema, whole) {
  const found = resolve(schema, whole);
  const names = { minLength: "at least", maxLength: "at most", minimum: "from", maximum: "to", pattern: "pattern" };
  const parts = [found, ...(alternatives(found) ?? []).map((one) => resolve(one, whole))].flatMap((one) =>
    Object.entries(names).filter(([key]) => one[key] !== undefined).map(([key, word]) =>
      `${word} ${one[key]}${key.endsWith("Length") ? " characters" : ""}`));
  if (found.default !== undefined) parts.push(`otherwise ${JSON.stringify(found.default)}`);
  return parts.join(", ");
}

const SIMPLE = { string: "text", integer: 0, number: 0, boolean: false, null: null };

function example(schema, whole, depth = 0) {
  const found = resolve(schema, whole);
  if (found.example !== undefined) return found.example;
  if (found.examples?.length) return found.examples[0];
  if (found.default !== undefined) return found.default;
  if (found.enum) return found.enum[0];
  if (depth > 5) return null;
  const choice = alternatives(found);
  if (choice) return exampleOf(choice.map((one) => resolve(one, whole)), whole, depth + 1);
  if (found.type === "array") return [example(found.items, whole, depth + 1)];
  if (found.properties) {
    return Object.fromEntries(Object.entries(found.properties).map(([name, part]) => [name, example(part, whole, depth + 1)]));
  }
  return found.type === "object" ? {} : (SIMPLE[found.type] ?? null);
}

function exampleOf(choice, whole, depth) {
  const shown = choice.find((one) => one.examples?.length);
  const nothing = choice.some((one) => one.type === "null");
  return shown || !nothing ? example(shown ?? choice[0], whole, depth) : null;
}

function table(heads, rows) {
  const row = (tag, cells) => element("tr", {}, ...cells.map((cell) => element(tag, {}, cell)));
  return element("div", { class: "wide" }, element("table", {},
    element("thead", {}, row("th", heads)), element("tbody", {}, ...rows.map((cells) => row("td", cells)))));
}

function code(text) {
  return element("code", {}, text);
}

function fieldsOf(schema, whole) {
  const found = resolve(schema, whole);
  if (!found.properties) return element("p", {}, typeOf(found, whole));
  const needed = new Set(found.required ?? []);
  return table(["field", "type", "meaning"], Object.entries(found.properties).map(([name, part]) => [
    code(needed.has(name) ? name : `${name}?`), typeOf(part, whole),
    [resolve(part, whole).description, limits(part, whole)].filter(Boolean).join("; "),
  ]));
}

function jsonOf(content) {
  return content?.["application/json"]?.schema ?? null;
}

function parametersOf(operation, whole) {
  return (operation.parameters ?? []).map((parameter) => resolve(parameter, whole));
}

function answers(operation, whole) {
  const rows = Object.entries(operation.responses ?? {}).map(([status, found]) => {
    const schema = jsonOf(found.content);
    return [code(status), found.description ?? "", schema ? typeOf(schema, whole) : ""];
  });
  return table(["status", "when", "answer"], rows);
}

async function send(method, path, form, output) {
  const values = new FormData(form);
  const query = new URLSearchParams();
  let address = path;
  for (const [name, value] of values) {
    const [place, key] = name.split(":");
    if (place === "path") address = address.replace(`{${key}}`, encodeURIComponent(value));
    if (place === "query" && value !== "") query.set(key, value);
  }
  const body = values.get("body");
  const options = { method: method.toUpperCase(), headers: body ? { "Content-Type": "application/json" } : {} };
  if (body) options.body = body;
  output.hidden = false;
  try {
    const start = performance.now();
    const answer = await fetch(query.size ? `${address}?${query}` : address, options);
    const text = await answer.text();
    const milliseconds = Math.round(performance.now() - start);
    let shown = text;
    try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch { /* not JSON: shown as it is */ }
    output.textContent = `${answer.status} ${answer.statusText} · ${milliseconds} ms\n\n${shown}`;
  } catch (error) {
    output.textContent = String(error);
  }
}

function trial(method, path, operation, whole) {
  const fields = parametersOf(operation, whole).filter((found) => found.in !== "cookie" && found.in !== "header")
    .map((found) => {
      const needed = found.required ? { required: "" } : {};
      const input = element("input", { name: `${found.in}:${found.name}`, autocomplete: "off", ...needed });
      return element("label", {}, code(found.name), input);
    });
  const schema = jsonOf(operation.requestBody?.content);
  if (schema) {
    const area = element("textarea", { name: "body", spellcheck: "false" });
    area.value = JSON.stringify(example(schema, whole), null, 2);
    fields.push(element("label", {}, "body", area));
  }
  const output = element("pre", { hidden: "", tabindex: "0", role: "status" });
  const form = element("form", {}, ...fields, element("button", {}, "Send"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(method, path, form, output);
  });
  return [form, output];
}

function inside(method, path, operation, whole) {
  const parameters = parametersOf(operation, whole);
  const schema = jsonOf(operation.requestBody?.content);
  const nodes = [element("p", {}, operation.description ?? "")];
  if (parameters.length) {
    nodes.push(element("h3", {}, "Parameters"), table(["name", "in", "type", "meaning"], parameters.map((found) => [
      code(found.required ? found.name : `${found.name}?`), found.in, typeOf(found.schema, whole),
      [found.description, limits(found.schema, whole)].filter(Boolean).join("; "),
    ])));
  }
  if (schema) nodes.push(element("h3", {}, "Body"), fieldsOf(schema, whole));
  nodes.push(element("h3", {}, "Answers"), answers(operation, whole));
  const good = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith("2"));
  const answer = jsonOf(good?.[1]?.content);
  if (answer && resolve(answer, whole).properties) nodes.push(fieldsOf(answer, whole));
  nodes.push(element("h3", {}, "Try it"), ...trial(method, path, operation, whole));
  return element("div", { class: "inside" }, ...nodes);
}

function drawn(method, path, operation, whole) {
  const head = element("summary", {}, element("span", { class: `method ${method}` }, method.toUpperCase()),
    element("span", { class: "path" }, path), element("span", { class: "says" }, operation.summary ?? ""));
  const node = element("details", { id: operation.operationId ?? `${method}${path}` }, head);
  node.dataset.words = [method, path, operation.summary, operation.description, ...(operation.tags ?? [])].join(" ").toLowerCase();
  node.addEventListener("toggle", () => {
    if (node.open && node.children.length === 1) node.append(inside(method, path, operation, whole));
  });
  return node;
}

function operationsOf(whole) {
  return Object.entries(whole.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ method, path, operation: item[method] })));
}

function draw(whole) {
  document.querySelector("#title").textContent = whole.info.title;
  document.querySelector("#version").textContent = `Version ${whole.info.version}`;
  const paragraphs = (whole.info.description ?? "").split("\n\n").map((text) => element("p", {}, text));
  document.querySelector("#description").replaceChildren(...paragraphs);
  const about = Object.fromEntries((whole.tags ?? []).map((tag) => [tag.name, tag.description]));
  const groups = Map.groupBy ? Map.groupBy(operationsOf(whole), tagOf) : grouped(operationsOf(whole));
  const sections = [...groups].map(([tag, operations]) => element("section", {}, element("h2", {}, tag),
    about[tag] ? element("p", {}, about[tag]) : null,
    ...operations.map(({ method, path, operation }) => drawn(method, path, operation, whole))));
  document.querySelector("#operations").replaceChildren(...sections);
}

function tagOf({ operation }) {
  return operation.tags?.[0] ?? "other";
}

function grouped(operations) {
  const groups = new Map();
  for (const one of operations) groups.set(tagOf(one), [...(groups.get(tagOf(one)) ?? []), one]);
  return groups;
}

function filter() {
  const words = document.querySelector("#filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const section of document.querySelectorAll("section")) {
    let some = false;
    for (const node of section.querySelectorAll("details")) {
      node.hidden = !words.every((word) => node.dataset.words.includes(word));
      if (!node.hidden) { some = true; shown++; }
    }
    section.hidden = !some;
  }
  document.querySelector("#count").textContent = `${shown} operations`;
}

function follow() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) {
    target.open = true;
    target.scrollIntoView();
  }
}

try {
  const answer = await fetch("/api/openapi.json");
  if (!answer.ok) throw new Error(`the document could not be fetched: ${answer.status}`);
  draw(await answer.json());
  filter();
  follow();
  document.querySelector("#filter").addEventListener("input", filter);
  addEventListener("hashchange", follow);
} catch (error) {
  document.querySelector("#operations").textContent = String(error);
}
