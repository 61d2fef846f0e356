import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent, disc, star } from '../../primitives/lights.ts';
import type { OracleScene } from '../scene.ts';

export const ladder: OracleScene = {
  alt: 'We look down our own ladder at night: our red mittens hold its rails, our boots stand side by side on one rung, and between our knees the rungs go down and down to an orchard, where a crescent moon lies in the rain barrel.',
  hour: 'night',
  draw: () => [
    lawn,
    orchard,
    barrel,
    rails,
    leg,
    patch,
    put(leg, { x: 600, flip: true }),
    mitten,
    // The other hand is still one rung lower.
    put(mitten, { x: 576, y: 62, flip: true }),
  ],
};

/** Everything below draws together towards a point under the barrel; 1 is beside us, and 0 that point. */
const at = (t: number, side: number): string => `${toTenth(300 + side * 300 * t)} ${toTenth(722 - 762 * t)}`;
const FOOT = 0.1;

const lawn: Art = [
  flat('stem', boxPath(40, 40, 520, 790)),
  times(9, (i) => flat('near', boxPath(40, 52 + i * 88, 520, 44), 0.28)),
  flat(
    'linen',
    outline(
      '20,610! 120,620 220,668 300,664 400,640 480,560 580,540! 580,590! 500,610 430,690 300,720 200,716 110,668 20,660!',
    ),
    0.5,
  ),
  times(34, (i) => line(`M${56 + ((i * 173) % 490)} ${64 + ((i * 97) % 740)}l3 -8`, 2, 'leaf', 0.8)),
];

/** An apple tree from above, its shadow to the lower right. */
const treetop = (x = 0, y = 0, r = 0, i = 0): Art => {
  const rim = times(14, (k) =>
    polar(0, 0, r * (k % 2 ? 1.08 : 0.97), k * 25.7 + i * 17)
      .map(toTenth)
      .join(','),
  ).join(' ');
  const inner = times(8, (k) =>
    polar(0, 0, r * (k % 2 ? 0.76 : 0.66), k * 45 + i * 23)
      .map(toTenth)
      .join(','),
  ).join(' ');
  return put(
    [
      put(flat('ink', outline(rim), 0.5), { x: r * 0.24, y: r * 0.3 }),
      fill('leafDark', outline(rim), { width: 2.6 }),
      put(flat('leaf', outline(inner)), { x: -r * 0.16, y: -r * 0.18 }),
      times(7, (k) =>
        disc('red', ...polar(0, 0, r * (0.3 + (k % 3) * 0.24), k * 52 + i * 40), r * 0.13, 1.6),
      ),
      line(
        `M${toTenth(-r * 0.8)} ${toTenth(-r * 0.3)}Q${toTenth(-r * 0.6)} ${toTenth(-r * 0.8)} ${toTenth(-r * 0.1)} ${toTenth(-r * 0.88)}`,
        3,
        'sage',
        0.9,
      ),
    ],
    { x, y },
  );
};

const orchard: Art = eachOf(
  '184,108,48 310,86,44 428,120,50 236,240,42 366,244,44 92,330,50 508,340,52 112,474,42 500,486,44 300,352,34',
  treetop,
);

/** The rain barrel at the foot of the ladder. */
const barrel: Art = [
  flat('ink', circlePath(318, 706, 52), 0.45),
  disc('woodDark', 300, 694, 52, 3),
  disc('ink', 300, 694, 43, 2),
  flat('cloth', circlePath(300, 694, 40), 0.7),
  crescent(304, 694, 27, 25),
  line('M272 676Q286 664 300 664M330 712Q318 726 302 728', 2.4, 'light', 0.7),
  star(276, 700, 6, 'light'),
];

const rails: Art = [
  flat('ink', `M${at(0.46, -1)}L${at(0.46, 1)}L332 700L276 700Z`, 0.2),
  times(21, (k) => {
    const t = 1 / (1 + (20 - k) * 0.32);
    if (t < FOOT) return false;
    const rung = `M${at(t, -1)}L${at(t, 1)}`;
    return [
      line(rung, 44 * t + 4, 'line'),
      line(rung, 44 * t, 'straw'),
      put(line(rung, 12 * t, 'light', 0.5), { y: -11 * t }),
    ];
  }),
  [-1, 1].map((side) => {
    const rail = (k: number) =>
      `M${at(1, side + k / 300)}L${at(1, side - k / 300)}L${at(FOOT, side - k / 300)}L${at(FOOT, side + k / 300)}Z`;
    return [
      fill('metal', rail(34), { width: 3 }),
      flat(
        'metalDark',
        `M${at(1, side)}L${at(1, side + 0.11)}L${at(FOOT, side + 0.11)}L${at(FOOT, side)}Z`,
        0.7,
      ),
    ];
  }),
];

const BOOT = outline('208,386 238,374 268,386 282,418 284,462 280,520! 196,520! 192,462 194,418');
const TROUSER = outline(
  '178,496! 232,484 292,494! 272,560 246,660 238,740 232,850! 20,850! 20,760! 100,640 150,560',
);

/** The left leg from its knee, near us, down to the boot. */
const leg: Art = [
  flat('ink', outline('206,404 240,392 276,404 296,440 296,520! 200,520!'), 0.4),
  fill('red', BOOT, { width: 3.2 }),
  flat('redDark', outline('262,382! 282,418 284,462 280,520! 252,520! 262,450'), 0.75),
  flat('rose', outline('208,392! 236,380 252,384! 222,396 210,430!'), 0.8),
  line('M202 428Q238 414 276 428', 3, 'redDark'),
  line('M214 446L264 462M264 446L214 462M214 470L264 484M264 470L214 484', 5, 'linen'),
  fill('clothDark', TROUSER, { width: 3.2 }),
  flat(
    'cloth',
    outline('178,496! 204,490! 190,560 150,660 120,760 110,850! 20,850! 20,760! 100,640 150,560'),
    0.85,
  ),
  fill('cloth', outline('172,494! 232,482 298,492! 292,524! 232,512 180,526!'), { width: 2.8 }),
  ['236,540 214,620 206,720', '204,560 160,660 146,740', '130,640 110,700 104,780'].map((fold) =>
    graven(fold, 8, 'ink', 0.7),
  ),
  line('M150 566Q104 640 50 724', 5, 'waterLight', 0.8),
];

/** On the left knee only. */
const patch: Art = [
  fill('wine', outline('84,700! 140,684 158,742! 96,762!'), { width: 2.4 }),
  line('M88 708L140 692L152 738L100 754Z', 2.4, 'rose', 0.8),
];

/** The left mitten round its rail, and the sleeve that leads to it. */
const mitten: Art = [
  fill('cloth', swellPath('-70,540 18,360 66,270', [150, 128, 100]), { width: 3.2 }),
  graven('-10,400 30,340 56,300', 8, 'clothDark', 0.9),
  put(
    [
      fill('red', outline('-56,44! -66,0 -58,-44 -30,-66 14,-66 46,-48 58,-10 54,44!'), { width: 3.2 }),
      flat('redDark', outline('20,-66! 46,-48 58,-10 54,44! 24,44! 34,0 30,-36'), 0.7),
      fill('red', outline('40,34! 54,6 72,-28 92,-30 96,-8 82,24 60,50!'), { width: 3 }),
      line('M-44 -30Q-6 -44 30 -34M-50 -6Q-6 -22 34 -10', 3, 'redDark', 0.8),
      fill('linen', outline('-66,40! 0,30 70,40! 66,78! 0,68 -64,78!'), { width: 3 }),
      line(times(8, (i) => `M${-54 + i * 16} 40l-1 32`).join(''), 2.4, 'stoneDark'),
      line('M-56 -8Q-58 -40 -30 -58', 5, 'rose', 0.9),
    ],
    { x: 88, y: 186, turn: 24, size: 1.06 },
  ),
];
