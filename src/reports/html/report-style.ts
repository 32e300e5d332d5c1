/** The look of a report that stands alone: quiet, printable, light and dark. */
export const REPORT_STYLE = `
.report{max-width:58rem;margin:0 auto;padding:1.5rem 1rem 4rem;font:15px/1.5 ui-sans-serif,system-ui,sans-serif;font-variant-numeric:tabular-nums;color:light-dark(#1d2024,#e6e7e9)}
.report h1{font-size:1.4rem;line-height:1.25;margin:0 0 .5rem}
.report h2{font-size:1.1rem;margin:1.8rem 0 .4rem}
.report h3{font-size:.95rem;margin:1.2rem 0 .2rem}
.report p{margin:.3rem 0}
.report .quiet{color:light-dark(#565c66,#a3abb6);fill:light-dark(#565c66,#a3abb6);font-size:.9em}
.report table{border-collapse:collapse;width:100%;font-size:.9rem;margin:.4rem 0}
.report th,.report td{text-align:start;vertical-align:baseline;padding:.25rem .6rem .25rem 0;border-bottom:1px solid light-dark(#e2dfd8,#2b3036);overflow-wrap:anywhere}
.report td.figure{white-space:nowrap}
@media screen and (max-width:60rem){.report table{display:block;overflow-x:auto}}
@media print{.report td.figure{white-space:normal}}
.report thead th{overflow-wrap:normal;font-size:.8rem;color:light-dark(#565c66,#a3abb6)}
.report tbody th{font-weight:500;min-width:5.5rem}
.report svg{display:block;width:100%;max-width:40rem;font:12px ui-sans-serif,system-ui,sans-serif;fill:currentColor;margin:.6rem 0}
.report svg.square{max-width:24rem}
.report .grid{stroke:light-dark(#e2dfd8,#2b3036)}
.report .strong{stroke:light-dark(#b9b4a9,#4a525c)}
.report .range{stroke:light-dark(#1b5a93,#84b8ec);stroke-width:3}
.report .band{fill:light-dark(#1b5a93,#84b8ec);fill-opacity:.28}
.report .point{fill:light-dark(#1b5a93,#84b8ec)}
.report .hollow{fill:light-dark(#fdfcfa,#131518);stroke:currentColor}
.report ul{padding-inline-start:1.2rem}
@media print{.report{max-width:none;padding:0;color:#000}.report table,.report svg{break-inside:avoid}}
`;
