import { DARK, LIGHT } from '../../platform/palette.ts';

/** The style sheet of an exported page, inlined so that the page works offline. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--sky:${LIGHT.sky};--paper:${LIGHT.paper};--edge:${LIGHT.paperEdge};--ink:${LIGHT.ink};--soft:${LIGHT.ink3};--link:${LIGHT.link};--note:${LIGHT.paper2}}
@media screen and (prefers-color-scheme:dark){:root{--sky:${DARK.sky};--paper:${DARK.paper};--edge:${DARK.paperEdge};--ink:${DARK.ink};--soft:${DARK.ink3};--link:#8cc4ee;--note:#0e2030}}
*{box-sizing:border-box}
body{margin:0;background:var(--sky);color:var(--ink);font:18px/1.65 Piazzolla,Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
header{padding:3.5rem 1.25rem 9rem;background:radial-gradient(circle at 82% 34%,${DARK.moon} 0 26px,#f2d58755 27px,transparent 74px),radial-gradient(ellipse 58% 60px at 88% 102%,${LIGHT.night1} 97%,transparent),radial-gradient(ellipse 70% 84px at 18% 106%,${LIGHT.primary} 97%,transparent),linear-gradient(${LIGHT.night1},${LIGHT.night2} 62%,${LIGHT.night3});color:${LIGHT.onNight}}
header>*,main{max-width:44rem;margin:0 auto}
header p{color:${LIGHT.onNight2};margin-top:.4rem}
header a{color:${DARK.moon}}
h1{font-weight:400;font-size:clamp(1.9rem,1.3rem + 2.6vw,2.9rem);line-height:1.15;text-wrap:balance;padding-right:7rem}
h2{font-weight:500;font-size:1.35rem;margin:2.2rem 0 .6rem}
main{margin-top:-6rem;padding:0 1rem 4rem}
a{color:var(--link)}
article,section{background:var(--paper);border:1px solid var(--edge);border-radius:12px;padding:clamp(1.25rem,5vw,3rem);margin:0 0 1.5rem;box-shadow:0 18px 40px -26px #0c243899}
section h2:first-child{margin-top:0}
.note{background:var(--note);padding:1.25rem 1.5rem;box-shadow:none;font-size:1rem}
.when{margin:0 0 1rem;color:var(--soft);font:.9rem/1.4 'Hanken Grotesk',system-ui,sans-serif}
.text{white-space:pre-wrap;margin:0}
.by{margin:1.6rem 0 0;font-style:italic;font-size:1.3rem}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr));gap:1.25rem 1rem;margin:0 0 1.6rem;padding:0;list-style:none}
.cards li{max-width:9.5rem}
.told{display:block;margin:1.6rem 0 0}
.told li{display:grid;grid-template-columns:7rem 1fr;gap:1.25rem;max-width:none;margin:0 0 1.6rem;break-inside:avoid}
.told .text{margin-top:.5rem}
.cards img,.cards .blank{display:block;width:100%;aspect-ratio:3/5;object-fit:contain;border-radius:9px}
.cards .blank{display:grid;place-items:center;padding:.7rem;text-align:center;border:1px solid var(--edge);background:var(--note)}
.reversed img{transform:rotate(180deg)}
.cards span{display:block;margin-top:.4rem;font:.85rem/1.35 'Hanken Grotesk',system-ui,sans-serif}
.cards .place{color:var(--soft);margin:0}
.picture{display:block;max-width:100%;margin:0 0 1.6rem;border-radius:9px}
.letters{list-style:none;margin:0;padding:0}
.letters li{display:grid;grid-template-columns:1fr auto;gap:.1rem 1rem;padding:.85rem 0;border-top:1px solid var(--edge)}
.letters li:first-child{border:0;padding-top:0}
.letters a{font-size:1.12rem}
.letters .when{margin:0;white-space:nowrap}
.letters .more{grid-column:1/-1;color:var(--soft);font:.9rem/1.4 'Hanken Grotesk',system-ui,sans-serif}
dl{display:grid;grid-template-columns:auto 1fr;gap:.45rem 1.5rem;margin:0;font:1rem/1.45 'Hanken Grotesk',system-ui,sans-serif}
dt{color:var(--soft)}dd{margin:0}
@media(max-width:480px){.letters li,dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}.told li{grid-template-columns:5rem 1fr;gap:1rem}h1{padding-right:4.5rem}}
@media print{body{background:#fff}header{padding:0 0 1rem;background:none;color:#000}header p{color:#333}main{margin-top:0}article,section{border:0;box-shadow:none;padding:1rem 0}}
`;
