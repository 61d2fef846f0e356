import { fill, flat, line, mirrored, put, tube, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

/** A heart with the sign of Venus, its middle at 0,0. */
export const heart: Art = [
  fill('wine', 'M0 74C-64 30 -84 -10 -66 -44C-48 -70 -12 -66 0 -38C12 -66 48 -70 66 -44C84 -10 64 30 0 74Z', {
    width: 5,
    edge: 'metal',
  }),
  line('M0 4V46M-16 28H16M0 4a18 18 0 1 1 .1 0', 5, 'glow'),
];

/** One ear on its stalk, its foot at 0,0: grains in pairs, with long beards. */
const ear = (height: number): Art => [
  tube('metal', `M0 0Q3 ${-height / 2} 0 ${-height}`, 3.4),
  times(3, (i) => line(`M0 ${-height - 10 - i * 8}L${(i - 1) * 20} ${-height - 78}`, 1.4, 'trim')),
  times(4, (i) =>
    [-1, 1].map((side) =>
      put(fill('straw', 'M0 2C10 -6 10 -20 0 -28C-9 -20 -9 -6 0 2Z', { width: 1.6 }), {
        x: side * 6,
        y: -height + 8 - i * 15,
        turn: side * 30,
      }),
    ),
  ),
  put(fill('straw', 'M0 4C9 -6 9 -22 0 -32C-9 -22 -9 -6 0 4Z', { width: 1.6 }), { y: -height - 48 }),
];

/** The foot of an ear of the sheaf, how far it leans, and its height. */
const EARS = times(15, (i) => {
  const aside = ((i * 7) % 15) - 7;
  return { turn: aside * 6.2, long: 128 - Math.abs(aside) * 4 + ((i * 5) % 3) * 20 };
});

/** A sheaf of ripe wheat, bound at 330,760: its ears fan out below her chin, its stalks below the band. */
export const sheaf: Art = put(
  [
    fill('straw', 'M-44 0C-60 60 -84 110 -104 170H104C84 110 60 60 44 0Z'),
    ['-30,6 -52,70 -74,150', '-12,6 -20,70 -26,160', '10,6 18,70 26,160', '28,6 50,70 72,150'].map((points) =>
      graven(points, 4, 'woodDark', 0.6),
    ),
    fill('straw', 'M-44 0C-62 -60 -100 -110 -128 -150H128C100 -110 62 -60 44 0Z'),
    EARS.map(({ turn, long }) => put(ear(long), { turn, size: 1.5, y: 6 })),
    fill('wine', 'M-48 -14Q0 4 48 -14L50 14Q0 32 -50 14Z'),
  ],
  { x: 330, y: 760 },
);

/** The gown and its collar of jewels. */
export const gown: Art = [
  fill('linen', 'M250 446C180 470 150 520 140 600V900H480V600C470 520 430 470 350 446Z'),
  graven('200,640 186,740 190,880', 7),
  graven('236,690 226,780 228,890', 6),
  // The mantle shades the right side but lightly.
  flat('light', 'M330 560H480V900H330Z', 0.34),
  graven('392,600 404,740 402,890', 6),
  graven('426,600 446,740 444,890', 7),
  graven('456,640 468,740 466,890', 5),
  fill('metal', 'M238 446Q300 520 362 446L384 462Q300 566 216 462Z'),
];

/** Its yoke over both shoulders, painted above the arms. */
export const yoke: Art = mirrored(
  [
    fill('sage', 'M250 452C176 462 106 500 74 604C100 640 150 642 186 616C186 560 206 500 262 470Z'),
    graven('226,470 160,510 122,600', 7),
    graven('244,474 196,520 170,600', 6),
  ],
  300,
);

/** It hangs from her shoulders. */
export const mantle: Art = mirrored(
  [
    fill('sage', 'M246 452C170 464 116 512 92 610C70 700 56 800 40 900H300V452Z'),
    graven('150,540 110,660 84,860', 8),
  ],
  300,
);
