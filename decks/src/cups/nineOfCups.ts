import { type Art, fill, flat, line, mirrored, put, rays } from '../drawing/art.ts';
import { times, toTenth } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { enthroned } from '../figure/enthroned.ts';
import { closedOver } from '../figure/holds.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const nineOfCups: Scene = {
  alt: 'A contented host sits with his knees apart, both arms folded, and smiles; nine cups stand behind him on the steps of an arched shelf.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 470, 100, 460, 30, 0.45),
    hill(640, 8, 'far', 1),
    shelf,
    hill(772, 4, 'near', 1),
    mirrored(fill('wood', 'M74 670H98L94 838H80Z')),
    table,
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
        beard: 'moustache',
        nose: 'broad',
        eyes: 'open',
        brow: 'raised',
        mouth: 'smile',
      },
      wears: 'featherCap',
      robe: 'wine',
      panel: 'straw',
      mantle: 'wineDark',
      collar: 'jewels',
      headSize: 0.74,
      lap: [legs, folded],
      place: { x: 300, y: 628, size: 0.84 },
    }),
    mirrored(armrest),
    put(smile, { x: 300, y: 421, size: 0.62 }),
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

/** The side of the seat, outside the knee. */
const armrest: Art = [
  fill('wood', 'M146 664H184L180 862H138Z'),
  graven('158,684 158,760 152,840', 4),
  fill('wood', 'M136 640C136 624 192 624 192 640V668H136Z'),
  fill('metal', 'M151 653a13 13 0 1 1 26 0a13 13 0 1 1 -26 0Z', { width: 1.8 }),
];

/** Knees wide apart in hose, a shoe below each, and the tunic over the thighs; in the seated figure's units. */
const legs: Art = [
  fill('woodDark', 'M-150 10H150V262H-150Z'),
  flat('ink', 'M-60 60H60V262H-60Z', 0.45),
  mirrored(
    [
      limb('straw', '56,58 88,92 86,170 92,244', [84, 82, 60, 40]),
      graven('106,110 104,170 102,230', 4),
      fill('woodDark', 'M68 236Q92 246 114 236C124 250 146 262 146 272C140 282 84 282 72 274Z', { width: 2 }),
      line('M70 246Q92 256 116 246', 4, 'trim'),
    ],
    0,
  ),
  fill(
    'wine',
    'M-52 -18C-100 -6 -140 30 -136 92Q-112 128 -78 122Q-46 118 -38 84Q-20 112 0 112Q20 112 38 84Q46 118 78 122Q112 128 136 92C140 30 100 -6 52 -18Q0 0 -52 -18Z',
  ),
  line('M-135 88Q-112 120 -80 115Q-52 112 -42 74M135 88Q112 120 80 115Q52 112 42 74', 6, 'trim'),
  mirrored(
    [graven('40,2 76,24 112,70', 5), graven('26,14 50,40 66,100', 4), graven('10,20 22,60 18,102', 4)],
    0,
  ),
];

/** Arms folded on the breast, each hand on the other sleeve; in the seated figure's units. */
const folded: Art = [
  sleevedArm({ joints: '-56,-150 -112,-58 58,-88', hand: 'hidden' }, 'wine', 'skinOlive', 'trim', 0.92),
  sleevedArm({ joints: '56,-150 112,-58 -58,-88', hand: 'hidden' }, 'wine', 'skinOlive', 'trim', 0.92),
  closedOver('skinOlive', { x: -72, y: -98, size: 0.92, flip: true, turn: 14 }),
  closedOver('skinOlive', { x: 72, y: -98, size: 0.92, turn: -14 }),
];

/** A smile that lifts the cheeks, in the head's units. */
const smile: Art = [
  line('M-20 26Q0 42 20 26', 3, 'redDark'),
  line('M-34 14Q-26 4 -16 12M34 14Q26 4 16 12', 2.2, 'skinEdge', 0.7),
];

/** The table behind, its cloth cut in scallops. */
const table: Art = [
  fill(
    'cloth',
    `M60 690V530C120 440 220 400 300 400C380 400 480 440 540 530V690${times(8, (i) => `Q${510 - i * 60} 730 ${480 - i * 60} 690`).join('')}Z`,
  ),
  times(8, (i) => {
    const [x, top] = [90 + i * 60, toTenth(560 - Math.sin(((i + 0.5) / 8) * Math.PI) * 130)];
    return [
      flat('ink', `M${x + 27} ${top + 6}Q${x + 8} 600 ${x + 2} 702Q${x + 18} 702 ${x + 28} 694Z`, 0.34),
      line(`M${x + 29} ${top}V690`, 1.6, 'detail', 0.6),
    ];
  }),
  line(`M62 676${times(8, (i) => `Q${92 + i * 60} 716 ${122 + i * 60 - 2} 676`).join('')}`, 5, 'trim'),
];
