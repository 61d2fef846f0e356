import { type Art, fill, flat, line, mirrored, put, rays } from '../drawing/art.ts';
import { toTenth, times, type Point } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { enthroned } from '../figure/enthroned.ts';
import { closedOver } from '../figure/holds.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const nineOfCups: Scene = {
  alt: 'A contented host sits with folded arms and a smile; nine cups stand behind him on the steps of an arched shelf.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 470, 100, 460, 30, 0.45),
    hill(640, 8, 'far', 1),
    wall,
    mirrored(drape),
    shelf,
    times(9, (i) => cup(...place(i), 0.47)),
    fill('wood', 'M150 700H450L470 900H130Z'),
    graven('180,720 172,800 164,890', 4),
    graven('420,720 428,800 436,890', 4),
    standing(300, 852, 190),
    enthroned({
      look: {
        shape: 'round',
        skin: 'skinOlive',
        hair: 'hairBlack',
        beard: 'full',
        eyes: 'open',
        brow: 'raised',
        mouth: 'smile',
      },
      wears: 'featherCap',
      robe: 'wine',
      panel: 'straw',
      mantle: 'wineDark',
      collar: 'jewels',
      knees: -0.3,
      left: { joints: '-52,-154 -116,-62 46,-84', hand: 'hidden' },
      right: { joints: '52,-154 118,-52 -40,-70', hand: 'hidden' },
      place: { x: 300, y: 628, size: 0.84 },
    }),
    folded,
  ],
};

/** Where each cup stands on the stepped arc. */
const place = (i: number): readonly [number, number] => [
  300 + (i - 4) * 50,
  462 - Math.sin((i / 8) * Math.PI) * 128,
];

/** The corners of the steps, from left to right. */
const STEPS = times(18, (i): Point => [place(i >> 1)[0] + (i % 2 ? 25 : -25), place(i >> 1)[1] + 45]);

/** One wooden shelf in steps, with a cloth that hangs from it. */
const shelf: Art = [
  fill(
    'wood',
    `M75 556L${STEPS.map((point) => point.map(toTenth).join(' ')).join('L')}L525 556Q300 306 75 556Z`,
  ),
  line('M84 548Q300 322 516 548', 1.6, 'line', 0.5),
  times(9, (i) => {
    const [x, y] = [place(i)[0] - 25, place(i)[1] + 45];
    return [fill('linen', `M${x} ${toTenth(y)}h50v14q-12 16 -25 6q-13 12 -25 -4Z`, { width: 1.4 })];
  }),
];

/** The hand of the upper arm, laid on the other sleeve, and a smile that lifts the cheeks. */
const folded: Art = [
  closedOver('skinOlive', { x: 262, y: 568, size: 0.86, flip: true, turn: 10 }),
  put(
    [
      line('M-20 26Q0 42 20 26', 3, 'redDark'),
      line('M-34 14Q-26 4 -16 12M34 14Q26 4 16 12', 2.2, 'skinEdge', 0.7),
    ],
    { x: 298, y: 426, size: 0.52 },
  ),
];

/** The cloth in the background, in pleats that are lit and shaded by turns. */
const wall: Art = [
  fill('clothDark', 'M60 900V530C120 440 220 400 300 400C380 400 480 440 540 530V900Z'),
  times(9, (i) => {
    const [x, top] = [70 + i * 52, 560 - Math.sin(((i + 0.5) / 9) * Math.PI) * 150];
    return [
      flat(
        'cloth',
        `M${x} ${toTenth(top)}Q${x - 8} 700 ${x - 4} 900H${x + 22}Q${x + 16} 700 ${x + 20} ${toTenth(top)}Z`,
        0.45,
      ),
      line(`M${x + 22} ${toTenth(top)}Q${x + 18} 700 ${x + 24} 900`, 1.4, 'detail', 0.4),
    ];
  }),
];

/** The curtain in front, drawn to the left and tied. */
const drape: Art = [
  fill('cloth', 'M40 540C120 440 220 404 300 404C288 500 216 610 124 678C104 690 60 690 40 686Z'),
  line(
    'M262 418C236 520 180 610 112 672M216 430C196 530 152 610 96 674M166 460C150 540 118 620 80 676M116 500C108 560 88 630 64 678',
    1.8,
    'detail',
    0.6,
  ),
  fill('cloth', 'M40 690H118C112 760 142 830 150 900H40Z'),
  line('M96 706C94 780 112 840 116 896M72 706C72 780 80 840 82 896', 1.8, 'detail', 0.6),
  fill('metal', 'M40 672C70 690 104 688 130 668L136 688C108 712 70 712 40 696Z', { width: 1.8 }),
  fill('metal', 'M112 700L122 698L132 744H108Z', { width: 1.6 }),
];
