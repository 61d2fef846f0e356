import { type Art, fill, flat, line, mirrored, put, rays } from '../drawing/art.ts';
import { toTenth, times } from '../drawing/geometry.ts';
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
    shelf,
    wall,
    mirrored(drape),
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
      left: { joints: '-52,-150 -104,-50 62,-98', hand: 'hidden' },
      right: { joints: '52,-150 104,-46 -58,-94', hand: 'hidden' },
      place: { x: 300, y: 628, size: 0.84 },
    }),
    mirrored(armrest),
    folded,
  ],
};

/** Where each cup stands on the stepped arc. */
const place = (i: number): readonly [number, number] => [
  300 + (i - 4) * 50,
  440 - Math.sin((i / 8) * Math.PI) * 128,
];

/** A shelf in steps: under each cup a board, and its riser down to the curtain. */
const shelf: Art = times(9, (i) => {
  const order = [0, 8, 1, 7, 2, 6, 3, 5, 4][8 - i] ?? 0;
  const [x, y] = [place(order)[0], place(order)[1] + 45];
  return [
    fill('wood', `M${x - 25} ${toTenth(y + 8)}H${x + 25}V580H${x - 25}Z`, { width: 1.8 }),
    flat('woodDark', `M${x - 25} ${toTenth(y + 14)}H${x + 25}v14H${x - 25}Z`, 0.8),
    fill('straw', `M${x - 28} ${toTenth(y - 4)}H${x + 28}v13H${x - 28}Z`, { width: 1.8 }),
  ];
});

/** The side of the seat, which hides the outside of the knee. */
const armrest: Art = [
  fill('wood', 'M186 664H222L218 852H178Z'),
  graven('198,684 194,760 190,840', 4),
  fill('wood', 'M178 640C178 626 228 626 228 640V666H178Z'),
  fill('metal', 'M190 653a13 13 0 1 1 26 0a13 13 0 1 1 -26 0Z', { width: 1.8 }),
];

/** The hand of the upper arm, laid on the other sleeve, and a smile that lifts the cheeks. */
const folded: Art = [
  closedOver('skinOlive', { x: 246, y: 546, size: 0.76, flip: true, turn: 16 }),
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
