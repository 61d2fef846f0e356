import { eachRow, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { graven, limb, sampleSpline } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

/** The boughs, which spread as the roots do below. */
const BOUGHS = [
  ['296,430 262,350 190,312 116,300 76,316', [44, 30, 20, 12, 5]],
  ['304,430 338,350 410,312 484,300 524,316', [44, 30, 20, 12, 5]],
  ['292,420 262,310 196,230 132,190', [40, 26, 16, 5]],
  ['308,420 338,310 404,230 468,190', [40, 26, 16, 5]],
  ['298,410 286,300 244,190 226,116', [36, 24, 14, 5]],
  ['302,410 314,300 356,190 374,116', [36, 24, 14, 5]],
  ['300,400 304,280 300,190 302,96', [30, 20, 12, 4]],
  ['212,306 190,270 150,258', [12, 8, 4]],
  ['388,306 410,270 450,258', [12, 8, 4]],
  ['232,270 248,230 240,190', [12, 8, 4]],
  ['368,270 352,230 360,190', [12, 8, 4]],
] as const;

/** Leaves in pairs along the outer part of each bough, and a tuft at its end. */
const foliage: Art = BOUGHS.map(([points, widths], bough) => {
  const spine = sampleSpline(toPoints(points), widths);
  return spine.map(([x, y], i) => {
    const [nx, ny] = spine[i + 1] ?? spine[i - 1] ?? [x, y];
    const angle = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + (spine[i + 1] ? 0 : 180);
    const last = i === spine.length - 1;
    if (i < 8 || (i % 2 > 0 && !last)) return false;
    const ink = (k: number) => (['leaf', 'leafDark', 'sage'] as const)[(i + k + bough) % 3] ?? 'leaf';
    const leans = last ? [-76, 76, -38, 38, 0] : [-64, 64];
    return leans.map((lean, k) => leaf(x, y, angle + lean, last ? 52 : 40 + ((i * 7) % 3) * 4, ink(k), 0.4));
  });
});

export const crown: Art = [
  BOUGHS.map(([points, widths]) => limb('wood', points, widths)),
  foliage,
  eachRow(
    [
      [150, 262],
      [222, 208],
      [300, 150],
      [376, 204],
      [452, 262],
      [104, 350],
      [496, 350],
    ],
    (x, y) => [
      disc('red', x, y + 14, 12, 2),
      line(`M${x} ${y}V${y + 5}`, 2.6),
      flat('rose', circlePath(x - 4, y + 10, 3)),
    ],
  ),
];

export const trunk: Art = [
  flat('wood', 'M224 536C262 520 274 480 276 400H330C330 480 342 520 380 536L340 556H262Z'),
  line('M214 540C262 522 276 480 277 406M329 406C330 480 342 522 390 540', 2.4),
  graven('290,540 298,480 294,410', 5, 'woodDark'),
  graven('316,540 310,480 314,420', 5, 'woodDark'),
  graven('270,536 284,510 286,470', 4, 'woodDark'),
];
