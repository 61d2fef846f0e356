import { type Art, eachOf, eachRow, fill, flat, line, mirrored, put } from '../drawing/art.ts';
import { boxPath, circlePath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { cloud, hill, peaks, road } from '../primitives/land.ts';
import { clump } from '../primitives/oak.ts';
import { flower, leaf, lily, spray } from '../primitives/plants.ts';
import { ace } from '../suits/ace.ts';
import { pentacle } from '../suits/objects.ts';

export const aceOfPentacles: Scene = {
  alt: 'A hand from a cloud holds up a great golden coin with a five-pointed star between two boughs of leaves and flowers; below, a path leads through a gate of roses to green hills and far peaks.',
  draw: (chance) => [
    ace(chance, 'pentacles'),
    peaks(690, [
      [256, 60, 90],
      [340, 70, 120],
    ]),
    hill(688, 6, 'far', 0.4),
    road(300, 690, 900, 'straw', 16),
    mirrored(limb('woodDark', '462,790 474,670 488,581 498,463 482,340 448,232', [18, 15, 12, 9, 7, 4])),
    hedge,
    gate,
    fill('straw', 'M252 800H348C360 830 400 860 420 900H180C200 860 240 830 252 800Z'),
    graven('280,812 260,850 232,890', 5),
    graven('322,812 346,850 372,890', 5),
    mirrored(
      spray({
        from: [452, 700],
        to: [446, 226],
        bend: 0.21,
        leaves: 10,
        length: 46,
        tip: flower(446, 226, 26, 6),
      }),
    ),
    put(hand, { x: -32, y: 4 }),
    times(3, (i) =>
      mirrored([
        line(`M${78 + i * 50} ${850 - (i % 2) * 12}V890`, 4, 'leaf'),
        leaf(78 + i * 50, 888, -130 + i * 12, 34),
        leaf(78 + i * 50, 888, -50 + i * 6, 34, 'leafDark'),
        lily(78 + i * 50, 856 - (i % 2) * 12, 0.76, (i - 1) * 6),
      ]),
    ),
  ],
};

/** A clipped hedge with roses, open in the middle. */
const hedge: Art = mirrored([
  fill('leafDark', boxPath(30, 720, 206, 90)),
  eachRow<[number, number, number, 'leaf' | 'leafDark']>(
    [
      [60, 724, 34, 'leaf'],
      [118, 720, 38, 'leafDark'],
      [178, 722, 36, 'leaf'],
      [78, 776, 36, 'leafDark'],
      [146, 774, 38, 'leaf'],
      [206, 776, 34, 'leafDark'],
    ],
    clump,
  ),
  eachOf('80,738 150,748 104,786 184,792', (x, y, i) =>
    flower(x, y, 17, 6, i % 2 ? 'rose' : 'red', i % 2 ? 'red' : 'redDark'),
  ),
  flat('ink', 'M40 806Q140 796 240 806Q140 826 40 806Z', 0.4),
]);

const GATE_ARCH = 'M236 690C236 590 364 590 364 690';

/** An arch of roses on two posts, its doors open. */
const gate: Art = [
  mirrored([
    fill('wood', 'M252 700L276 716V818L252 806Z'),
    graven('258,712 258,760 258,800', 3),
    graven('267,718 267,764 267,806', 3),
    fill('wood', boxPath(224, 680, 26, 130)),
    graven('232,690 234,740 232,800', 4),
  ]),
  line(GATE_ARCH, 20, 'line'),
  line(GATE_ARCH, 15, 'wood'),
  times(9, (i) => {
    const angle = Math.PI * (1 + i / 8);
    const [x, y] = [300 + 66 * Math.cos(angle), 690 + 76 * Math.sin(angle)];
    return [
      spray({
        from: [x, y],
        to: [x + 26 * Math.cos(angle + 0.6), y + 22 * Math.sin(angle + 0.6)],
        leaves: 1,
        length: 26,
      }),
      flower(x, y, i % 2 ? 14 : 18, 6, i % 2 ? 'rose' : 'red', i % 2 ? 'red' : 'redDark'),
    ];
  }),
];

/** The coin stands in the hollow of the hand, the fingers behind its rim and the thumb before it. */
const hand: Art = [
  limb('linen', '40,600 120,596 178,590', [96, 88, 76]),
  graven('60,574 110,570 164,566', 5),
  graven('70,614 120,612 164,606', 5),
  limb('skinFair', '190,588 226,586', [56, 58], 'skinEdge'),
  fill('trim', 'M162 548L196 550Q204 586 198 624L164 634Q172 588 162 548Z'),
  graven('176,554 184,588 178,620', 4),
  (
    [
      ['300,590 386,580 446,504', [32, 30, 20]],
      ['300,596 396,592 452,530', [32, 30, 20]],
      ['296,602 384,606 438,562', [31, 29, 19]],
    ] as const
  ).map(([points, widths]) => limb('skinFair', points, widths, 'skinEdge', 1.8)),
  pentacle(336, 424, 1.52),
  fill(
    'skinFair',
    'M216 560C244 552 262 560 282 572C312 590 350 592 392 578C410 574 414 592 400 602C366 628 300 640 262 630C244 628 230 620 216 614Z',
    { edge: 'skinEdge', width: 1.8 },
  ),
  limb('skinFair', '240,580 268,552 300,516', [40, 32, 20], 'skinEdge', 1.8),
  flat('skinFair', circlePath(242, 584, 19)),
  line('M286 578Q300 596 296 616M296 508Q304 508 306 518', 1.8, 'skinEdge', 0.5),
  cloud(54, 630, 1, 'light'),
  cloud(52, 566, 0.76, 'light'),
];
