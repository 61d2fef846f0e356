import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const HULL = outline('60,588! 130,604 220,606 310,582! 300,620 276,654! 110,656! 80,634');

/** A small boat at rest, its bow to the right, its sail furled along the boom. */
export const mooredBoat: Art = [
  flat('near', outline('66,660! 180,652 292,658! 280,684 240,700 130,702 90,690'), 0.75),
  line('M190 312L72 588M190 312L304 584', 2, 'line', 0.9),
  fill('wood', 'M185 598V300H195V598Z', { width: 2 }),
  fill('red', 'M194 302C214 292 232 304 252 294C244 314 222 322 194 320Z', { width: 2 }),
  fill('linen', 'M70 566L104 536H150L160 600H80Z', { width: 0 }),
  fill('snow', outline('196,560! 160,542 116,540 70,552! 72,566 120,572 160,572 196,576!'), { width: 2.8 }),
  line('M90 550L84 566M120 542L114 570M150 542L146 570M176 550L172 572', 3, 'red'),
  fill('wood', 'M66 572L196 578V586L66 580Z', { width: 2 }),
  fill('straw', 'M206 604V562C226 554 246 554 262 562V598Z', { width: 2.6 }),
  disc('glow', 234, 580, 10, 2.4),
  fill('cloth', HULL, { width: 3.2 }),
  clipped(HULL, [
    flat('clothDark', outline('60,640! 200,636 320,620! 320,670! 60,670!')),
    line('M50 600C140 618 230 620 320 594', 6, 'snow'),
    line('M70 626C140 640 220 640 304 618', 2, 'line', 0.6),
  ]),
  graven('96,626 170,634 260,626', 4, 'waterLight', 0.7),
  flat('light', boxPath(62, 655, 60, 3), 0.8),
  line('M56 662H110M150 668H250M284 662H322', 3, 'light', 0.8),
];
