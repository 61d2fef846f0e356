import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';

/** Tongues that lick up from the logs: round between them, with tips that lean. */
const FLAMES = outline(
  '204,552! 172,520 168,478 184,436! 194,468 214,470 222,440 212,404 238,366! 240,408 260,416 272,392 266,362 302,326! 304,356 332,374 338,398 352,392 354,370 348,350! 376,380 390,412 388,446 398,452 408,440 410,420! 432,470 430,518 398,552!',
);

export const fire: Art = [
  fill('red', FLAMES, { width: 2.6 }),
  put(flat('rose', FLAMES), { x: 300 * 1.7, y: 552 * 0.3, size: 0.7, flip: true }),
  put(flat('glow', FLAMES), { x: 300 * 0.56, y: 552 * 0.56, size: 0.44 }),
  eachRow(
    [
      [250, 372, 4],
      [352, 388, 3],
      [222, 352, 3],
      [378, 356, 4],
    ],
    (x, y, r) => flat('glow', circlePath(x, y, r)),
  ),
];

/** A log that lies from its sawn end at 0,0 away to the right, with rings in its end and cracks that glow. */
const log = (length: number, r: number): Art => [
  fill('woodDark', `M0 ${-r}H${length}Q${length + 8} 0 ${length} ${r}H0Z`),
  line(
    `M20 ${-r * 0.4}H${length * 0.5}M${length * 0.3} ${r * 0.1}H${length * 0.9}M16 ${r * 0.55}H${length * 0.6}`,
    2,
    'wood',
  ),
  line(`M${length * 0.56} ${-r * 0.35}l18 5l16 -4M${length * 0.2} ${r * 0.3}l14 -4l12 5`, 2.6, 'glow'),
  fill('wood', ellipse(r * 0.8, r), { width: 2.4 }),
  line(ellipse(r * 0.5, r * 0.62) + ellipse(r * 0.2, r * 0.26), 1.8, 'woodDark'),
];

const ellipse = (rx: number, ry: number): string =>
  `M${toTenth(-rx)} 0A${toTenth(rx)} ${toTenth(ry)} 0 1 1 ${toTenth(rx)} 0A${toTenth(rx)} ${toTenth(ry)} 0 1 1 ${toTenth(-rx)} 0Z`;

/** Three logs stacked below the flames: two that meet in the middle, a third across them. */
export const logsOnFire: Art = [
  put(log(150, 19), { x: 412, y: 546, turn: 176 }),
  put(log(160, 20), { x: 186, y: 548, turn: -3 }),
  put(log(128, 17), { x: 232, y: 518, turn: 7 }),
];
