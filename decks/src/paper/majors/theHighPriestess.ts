import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge, keyed } from '../lino/cut.ts';
import { around, lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky, moon } from '../nature/sky.ts';
import { birch } from './birch.ts';
import { owl } from './owl.ts';

const pomegranate = (x: number, y: number): Art => [
  leaf(x, y - 34, 200, 46, 'mid'),
  leaf(x, y - 34, -30, 42, 'mid'),
  cut(
    'accent',
    `M${x - 12} ${y + 22}L${x - 15} ${y + 46}L${x} ${y + 36}L${x + 15} ${y + 46}L${x + 12} ${y + 22}Z`,
    4,
  ),
  cut('accent', circlePath(x, y, 31)),
  gouge(`${x - 18},${y + 4} ${x - 14},${y - 12} ${x},${y - 20}`, 7),
];

/** Three toes of the owl over the edge of the scroll. */
const foot = [-26, 0, 26].map((x) => [
  keyed('glow', `M${x - 12} 0C${x - 12} -20 ${x + 12} -20 ${x + 12} 0L${x + 5} 26H${x - 5}Z`, 4),
  flat('ink', `M${x - 6} 20H${x + 6}L${x} 42Z`),
]);

export const theHighPriestess: Scene = {
  alt: 'An owl sits on a half-open scroll between a dark and a pale birch, its claws over the edge; pomegranates hang before both trunks, and the full moon stands over its head.',
  draw: () => [
    chatterSky('near', around(300, 250), { marks: 'mid', foot: 880 }),
    moon(300, 232, 108),
    birch('ink', 'far'),
    put(birch('light', 'ink'), { x: 600, flip: true }),
    mirrored([
      cutStroke('mid', '138,330 162,352 168,400', [10, 8, 5], [17, 15, 12]),
      cutStroke('mid', '138,480 150,500 150,540', [10, 8, 5], [17, 15, 12]),
    ]),
    toPoints('166,424 434,424 146,574 454,574').map(([x, y]) => pomegranate(x, y)),
    owl({ x: 300, y: 552, size: 1.06 }, 'ink', 'mid'),
    keyed('light', 'M150 706C180 690 420 690 450 706V768C420 752 180 752 150 768Z', 5),
    [150, 450].map((x) => [
      keyed('sky', circlePath(x, 738, 33), 5),
      gouge(`${x - 14},734 ${x},724 ${x + 13},738 ${x},750`, 5, 'ink'),
    ]),
    flat(
      'mid',
      toPoints('190,726 330,728 350,742')
        .map(([x, y]) => lens([x, y], [x + 86, y + 1], 4))
        .join(''),
    ),
    [254, 346].map((x) => put(foot, { x, y: 700, size: 0.92 })),
    field('ink', '40,800 300,776 560,800', 'mid'),
  ],
};
