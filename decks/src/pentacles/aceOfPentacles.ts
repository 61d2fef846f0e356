import { type Art, eachOf, eachRow, fill, flat, line, mirrored, put } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill, peaks } from '../primitives/land.ts';
import { clump } from '../primitives/oak.ts';
import { flower, leaf, lily, spray } from '../primitives/plants.ts';
import { ace } from '../suits/ace.ts';
import { coinInHand } from './aceOfPentacles/coinInHand.ts';

export const aceOfPentacles: Scene = {
  alt: 'A hand from a cloud holds up a great golden coin with a five-pointed star, its thumb before the rim, between two boughs of leaves and flowers; below, a bright path winds through a gate of roses to snowy peaks.',
  draw: (chance) => [
    ace(chance, 'pentacles'),
    firelight(300, 690, 190),
    peaks(704, [
      [272, 44, 66],
      [326, 48, 92],
      [190, 50, 60],
      [420, 50, 70],
    ]),
    hill(706, 5, 'far', 0.4),
    fill(
      'trim',
      'M299 706C318 724 282 738 300 754C318 768 270 786 268 802H338C330 782 336 768 320 752C302 738 326 724 301 706Z',
      { width: 1.6 },
    ),
    mirrored(limb('woodDark', '462,790 474,670 488,581 498,463 482,340 448,232', [18, 15, 12, 9, 7, 4])),
    hedge,
    gate,
    fill('trim', 'M252 800H348C360 830 400 860 420 900H180C200 860 240 830 252 800Z'),
    flat('light', 'M282 800H318C324 830 340 860 348 900H252C260 860 276 830 282 800Z', 0.4),
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
    put(coinInHand, { x: -32, y: -22 }),
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
