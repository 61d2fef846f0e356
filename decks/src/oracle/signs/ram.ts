import { fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** From the brow up, out and round to the tip beside the cheek. */
const HORN: readonly Point[] = times(10, (i) => polar(432, 484, 96 - i * 3.6, -146 + i * 31));

const horn: Art = [
  limb('metal', HORN, [54, 56, 54, 50, 45, 40, 34, 27, 19, 6], 'line', 3),
  times(16, (i) => {
    const angle = -130 + i * 15.5;
    const [mid, half] = [96 - i * 1.8, 26 - i * 0.95];
    const rib = ([-1, 0, 1] as const).map((k) => polar(432, 484, mid + k * half, angle + (k ? 0 : 4)));
    return graven(rib, 4, 'metalDark', 1);
  }),
];

const FACE = outline(
  '300,448 344,452 368,486 366,536 352,588 342,640 348,676 334,708 300,720 266,708 252,676 258,640 248,588 234,536 232,486 256,452',
);
const MUZZLE = outline('300,632 330,644 344,676 332,704 300,716 268,704 256,676 270,644');

/** The locks of its breast, in rows that grow wider and are cut by the window's foot. */
const LOCKS = times(6, (row) =>
  times(6 + row, (i): Point => [300 + (i - (5 + row) / 2) * 64, 850 - (5 - row) * 48]),
).flat();

const fleece: Art = [
  LOCKS.map(([x, y]) => disc('snow', x, y, 42, 3)),
  LOCKS.map(([x, y]) => flat('snow', circlePath(x, y, 42))),
  LOCKS.map(([x, y]) => line(`M${x - 20} ${y + 8}a20 18 0 1 0 34 -14a11 10 0 1 0 -16 12`, 3, 'stoneDark')),
];

const eye: Art = [
  fill('glow', outline('330,520! 344,502 364,508! 358,528 342,532'), { width: 2.2 }),
  fill('ink', 'M338 514H358V521H338Z', { edge: 'none' }),
  graven('322,520 342,494 368,502', 5, 'line', 1),
];

/** A ram from the front, from its curled horns at 380 down to its breast, about x 300. */
export const ram: Art = [
  fleece,
  mirrored(fill('linen', outline('348,520! 372,524 410,552 432,590! 400,590 364,566'), { width: 2.6 })),
  fill('linen', FACE, { width: 3 }),
  flat('stone', outline('340,470! 366,500 350,588 340,640 346,676 334,706! 322,690 330,640 336,580'), 0.7),
  fill('snow', MUZZLE, { width: 1.8 }),
  mirrored([
    eye,
    fill('woodDark', outline('312,664! 328,658 332,672 318,682!'), { width: 1.6 }),
    graven('318,560 326,600 318,634', 4, 'stoneDark', 1),
  ]),
  line('M300 684V698M276 702Q300 692 324 702', 2.8, 'woodDark'),
  mirrored(horn),
  [-44, -22, 0, 22, 44].map((dx) => disc('snow', 300 + dx, 446 + Math.abs(dx) * 0.16, 24, 2.6)),
  [-22, 0, 22].map((dx) => disc('snow', 300 + dx, 472, 22, 2.6)),
  [-22, 0, 22].map((dx) => line(`M${292 + dx} 470a10 9 0 1 0 18 -2`, 2.4, 'stoneDark')),
];
