/** Sets a mark on the page if it ever runs. */
const RUN = "document.documentElement.dataset.ran=1";

/**
 * Texts as a hostile agent, caller, tool or document might send them, by what they try. None may do anything but be read.
 */
export const PAYLOADS: Readonly<Record<string, string>> = {
  script: `<script>${RUN}</script>`,
  endOfScript: `</script><script>${RUN}</script>`,
  image: `<img src=x onerror="${RUN}">`,
  remoteImage: '<img src="http://tracker.example.com/pixel.png">',
  attribute: `"><svg onload="${RUN}">`,
  quote: `' onmouseover='${RUN}`,
  frame: '<iframe src="http://tracker.example.com/"></iframe>',
  link: `<a href="javascript:${RUN}">refund</a>`,
  markdownLink: `[refund](javascript:${RUN})`,
  markdownImage: "![balance](http://tracker.example.com/pixel.png?d=1)",
  markdownHtml: "**bold** `code` # heading\n\n> quote\n\n| a | b |\n| - | - |",
  address: `javascript:${RUN}`,
  dataAddress: `data:text/html,<script>${RUN}</script>`,
  style: '</style><style>@import "http://tracker.example.com/x.css"; * { display: none }</style>',
  cssValue: "expression(alert(1)); background: url(http://tracker.example.com/x)",
  comment: `--><script>${RUN}</script><!--`,
  template: `{{constructor.constructor('${RUN}')()}} \${${RUN}}`,
  base: '<base href="http://tracker.example.com/">',
  refresh: '<meta http-equiv="refresh" content="0;url=http://tracker.example.com/">',
  form: '<form action="http://tracker.example.com/"><button>Confirm</button></form>',
  bidi: "pay \u202E0005 yad\u202C to \u2066a\u2069 \u200Fb",
  ansi: "\u001b[2J\u001b[31mred\u001b[0m \u001b]8;;http://tracker.example.com/\u0007link\u001b]8;;\u0007",
  control: "null \u0000 bell \u0007 back \b delete \u007f line \u2028 paragraph \u2029",
  unseen: "zero\u200Bwidth soft\u00ADhyphen byte\uFEFForder tags\u{E0069}\u{E006E}",
  stacked: `Z${"\u0310\u0345\u032d".repeat(80)}algo`,
  long: "a".repeat(3_000),
  lines: "\n".repeat(40),
  arabic: "الرصيد هو ₹1,25,450 اليوم",
  hindi: "आपका शेष ₹१,२५,४५० है",
};

/** All payloads in one text. */
export const ALL_PAYLOADS = Object.entries(PAYLOADS)
  .map(([name, payload]) => `${name}: ${payload}`)
  .join("\n");
