import { type Art, eachOf, fill, line, mirrored, put, tube } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { sleeve } from '../../figure/garment.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

const LOOK: Look = {
  skin: 'skinFair',
  hair: 'hairAuburn',
  cut: 'long',
  eyes: 'bound',
  mood: 'weary',
  turn: -0.3,
};

const HEAD = { x: 300, y: 318, size: 1.02, turn: -6 };

/** One turn of a twisted rope from side to side, which sags by `sag`, and its shadow on the cloth below it. */
function coil(y: number, half: number, sag: number): Art {
  const along = (down: number) =>
    `M${300 - half} ${y + down}Q300 ${y + sag * 2 + down} ${300 + half} ${y + down}`;
  return [
    line(along(9), 10, 'ink', 0.4),
    tube('linen', along(0), 14),
    times(18, (i) => {
      const t = (i + 1) / 19;
      const [x, top] = [300 + (2 * t - 1) * half, y + 4 * sag * t * (1 - t)];
      return line(
        `M${toTenth(x - 5)} ${toTenth(top + 6)}Q${toTenth(x)} ${toTenth(top + 1)} ${toTenth(x + 5)} ${toTenth(top - 6)}`,
        1.8,
        'skinEdge',
        0.6,
      );
    }),
  ];
}

/** A gown, drawn in at the waist, whose hem spreads on the sand. */
const gown: Art = [
  fill(
    'red',
    'M260 404C230 412 208 422 204 446C212 500 226 552 234 606C222 640 210 670 200 710C186 770 170 830 146 884Q220 906 300 900Q380 906 454 884C430 830 414 770 400 710C390 670 378 640 366 606C374 552 388 500 396 446C392 422 370 412 340 404Q300 448 260 404Z',
  ),
  mirrored([
    graven('244,640 222,740 188,876', 8),
    graven('272,650 262,760 246,886', 7),
    graven('238,470 250,510 256,560', 5),
  ]),
  graven('300,660 302,760 300,890', 7),
  fill('trim', 'M258 402Q300 452 342 402L354 412Q300 474 246 412Z', { width: 2 }),
];

/** Both arms are drawn behind the back. */
const arms: Art = mirrored(
  sleeve(
    'redDark',
    [
      [222, 456],
      [176, 580],
      [262, 648],
    ],
    1.5,
  ),
);

/** The ends of the blindfold blow aside. */
const ends: Art = [
  fill('linen', 'M48 -14C80 -30 104 -10 134 -24L126 -2C104 8 78 -4 50 2Z', { width: 1.8 }),
  fill('linen', 'M48 -8C74 -2 88 20 118 20L108 40C82 36 66 14 48 6Z', { width: 1.8 }),
];

/** Bound from the shoulders to the hips, she faces us without seeing. */
export const woman: Art = [
  put(hairBehind(LOOK), HEAD),
  arms,
  gown,
  eachOf('500,86,12 526,82,12 590,66,10 614,68,10', coil),
  put([ends, head(LOOK), frontModelling(LOOK)], HEAD),
];
