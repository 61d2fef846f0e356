import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';

/** Tongues that rise from the logs and lean to the right, no two alike; each layer is smaller and brighter. */
const OUTER = outline(
  '166,548! 140,510 146,466 160,424! 182,476! 198,436 186,394 200,340 236,296! 228,346 252,388! 262,344 268,318 288,286 322,262! 314,296 338,322 358,392! 378,338! 400,384 408,458! 436,408! 458,464 448,514 424,548!',
);
const MIDDLE = outline(
  '196,548! 180,514 188,478 208,446! 222,494! 238,450 230,410 258,364! 268,442! 286,402 288,358 316,312! 308,368 330,402 342,454! 362,410! 380,456 388,498! 406,474! 414,514 400,548!',
);
const INNER = outline(
  '236,548! 222,518 236,480! 252,512! 262,460 290,402! 290,452 316,476 332,516! 352,484! 368,520 360,548!',
);
const CORE = outline(
  '266,548! 258,526 272,502! 284,520 292,498 304,462! 312,500 322,524 336,512! 342,536 334,548!',
);
/** Tongues that have torn loose. */
const LOOSE = '214,290! 206,270 220,240! 226,262 224,282|390,326! 382,306 392,276! 402,300 398,318';

export const fire: Art = [
  LOOSE.split('|').map((tongue) => flat('red', outline(tongue))),
  flat('red', OUTER),
  flat('metal', MIDDLE, 0.75),
  flat('trim', INNER),
  flat('light', CORE),
  eachOf('352,290,4 256,262,3 430,372,3 186,350,3', (x = 0, y = 0, r = 0) =>
    flat('trim', circlePath(x, y, r)),
  ),
];

/** A log that lies from its sawn end at 0,0 away to the right, with rings in its end and embers along its top. */
const log = (length: number, r: number): Art => [
  fill('woodDark', `M0 ${-r}H${length}Q${length + 8} 0 ${length} ${r}H0Z`),
  flat('skinEdge', `M0 ${r * 0.2}H${length + 3}L${length} ${r}H0Z`, 0.8),
  line(`M10 ${-r + 3}H${length - 4}`, 4, 'trim', 0.9),
  line(`M${length * 0.3} ${-r * 0.2}l20 5l18 -6l16 5M${length * 0.62} ${r * 0.1}l16 -4l14 5`, 3, 'red'),
  fill('wood', ellipse(r * 0.8, r), { width: 2.4 }),
  line(ellipse(r * 0.5, r * 0.62) + ellipse(r * 0.2, r * 0.26), 1.8, 'woodDark'),
];

const ellipse = (rx: number, ry: number): string =>
  `M${toTenth(-rx)} 0A${toTenth(rx)} ${toTenth(ry)} 0 1 1 ${toTenth(rx)} 0A${toTenth(rx)} ${toTenth(ry)} 0 1 1 ${toTenth(-rx)} 0Z`;

/** Three logs stacked below the flames: two that meet in the middle, a third across them. */
export const logsOnFire: Art = [
  put(log(150, 19), { x: 420, y: 546, turn: 176 }),
  put(log(160, 20), { x: 180, y: 548, turn: -3 }),
  put(log(128, 17), { x: 236, y: 522, turn: 6 }),
];
