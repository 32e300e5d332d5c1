/** An element as a reader of XML sees it; text between elements that is only white space is left out. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
};

const TOKEN =
  /<\/(?<close>[a-z]+)>|<(?<open>[a-z]+)(?<attributes>(?: [a-z]+="[^"<]*")*)(?<empty>\/?)>|(?<text>[^<]+)/y;
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Reads a document of elements, attributes and text strictly. @throws SyntaxError for what is not well-formed XML 1.0. */
export function readXml(document: string): XmlElement {
  // oxlint-disable-next-line no-control-regex
  const unlawful = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.exec(document);
  if (unlawful !== null) throw new SyntaxError(`a character that XML forbids at ${unlawful.index}`);
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  const top: XmlElement = { name: "", attributes: {}, children: [] };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < body.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(body)?.groups;
    const parent = open.at(-1);
    if (token === undefined || parent === undefined) throw new SyntaxError(`not well-formed at ${at}`);
    if (token["text"] !== undefined) {
      if (token["text"].includes("]]>")) throw new SyntaxError("]]> in text");
      if (token["text"].trim() !== "") parent.children.push(decode(token["text"]));
    } else if (token["close"] !== undefined) {
      if (open.pop()?.name !== token["close"]) throw new SyntaxError(`</${token["close"]}> closes nothing`);
    } else {
      const attributes = [...(token["attributes"] ?? "").matchAll(/ ([a-z]+)="([^"]*)"/g)].map(
        ([, name = "", value = ""]) => [name, decode(value.replaceAll(/[\n\t]/g, " "))] as const,
      );
      if (new Set(attributes.map(([name]) => name)).size < attributes.length)
        throw new SyntaxError("attribute twice");
      const element = { name: token["open"] ?? "", attributes: Object.fromEntries(attributes), children: [] };
      parent.children.push(element);
      if (token["empty"] === "") open.push(element);
    }
  }
  const [root, ...more] = top.children;
  if (open.length !== 1 || root === undefined || typeof root === "string" || more.length > 0) {
    throw new SyntaxError("not one closed root element");
  }
  return root;
}

function decode(text: string): string {
  return text.replaceAll(/&([^;]*);?/g, (reference, name: string) => {
    const code = /^#(\d+)$/.exec(name)?.[1];
    const character = code === undefined ? NAMED[name] : String.fromCodePoint(Number(code));
    if (!reference.endsWith(";") || character === undefined)
      throw new SyntaxError(`${reference} is no reference`);
    return character;
  });
}
