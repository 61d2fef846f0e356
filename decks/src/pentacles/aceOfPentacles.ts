import { type Art, eachOf, eachRow, fill, flat, line, mirrored } from '../drawing/art.ts';
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
    hand,
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

/** The coin stands on the palm, between the thumb and four fingertips. */
const hand: Art = [
  limb('linen', '40,590 110,584 158,578', [92, 84, 72]),
  graven('60,566 110,560 146,554', 5),
  graven('70,602 110,598 146,592', 5),
  limb('skinFair', '172,574 204,570', [52, 50], 'skinEdge'),
  fill('trim', 'M142 538L176 540Q184 574 178 608L144 618Q152 574 142 538Z'),
  graven('156,544 164,576 158,606', 4),
  pentacle(308, 410, 1.45),
  (
    [
      ['300,566 360,566 412,512', [30, 28, 18]],
      ['296,578 362,586 418,540', [30, 28, 18]],
      ['290,590 350,602 404,568', [30, 27, 18]],
      ['280,600 332,614 378,592', [28, 25, 17]],
    ] as const
  ).map(([points, widths]) => limb('skinFair', points, widths, 'skinEdge', 1.8)),
  fill('skinFair', 'M196 546C232 540 262 552 304 552C314 572 306 604 286 614C250 618 222 608 196 596Z', {
    edge: 'skinEdge',
    width: 1.8,
  }),
  limb('skinFair', '214,556 232,516 258,486', [34, 28, 18], 'skinEdge', 1.8),
  flat('skinFair', circlePath(218, 558, 15)),
  line('M256 566Q268 582 262 602', 1.8, 'skinEdge', 0.5),
  cloud(50, 618, 1, 'light'),
  cloud(48, 558, 0.7, 'light'),
];
