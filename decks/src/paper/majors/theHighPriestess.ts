import { flat, put } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { around, lenses } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { chatterSky, moon } from '../nature/sky.ts';
import { birch } from './birch.ts';
import { owl } from './owl.ts';
import { fruitOnTwigs, veilOnBranch } from './veilOnBranch.ts';

/** A root that runs from trunk to trunk and bears the scroll. */
const ROOT = outline(
  '96,800! 124,742 160,726 220,748 300,752 380,748 440,726 476,742 504,800! 430,790 360,800 300,790 240,800 170,790',
);

/** A still lake under the moon, with hills on its far shore. */
const lakeBehind = [
  cut('ink', outline('100,392! 170,384 236,396 300,372 366,394 440,384 500,392! 500,420! 100,420!'), 5),
  flat('far', boxPath(100, 402, 400, 398)),
  flat('light', lenses('236,416 364,416 226,432 374,432', 9).join('')),
];

/** Three toes of the owl over the edge of the scroll. */
const foot = [-26, 0, 26].map((x) => [
  keyed('glow', `M${x - 12} 0C${x - 12} -20 ${x + 12} -20 ${x + 12} 0L${x + 5} 26H${x - 5}Z`, 4),
  flat('ink', `M${x - 6} 20H${x + 6}L${x} 42Z`),
]);

export const theHighPriestess: Scene = {
  alt: 'An owl sits on a half-open scroll, which lies on a root between a dark and a pale birch; a veil with pomegranates hangs from a branch between the trunks and parts before a moonlit lake; the full moon stands above.',
  draw: () => [
    chatterSky('near', around(300, 190), { marks: 'mid', foot: 400 }),
    moon(300, 190, 92),
    lakeBehind,
    veilOnBranch,
    birch('ink', 'far'),
    put(birch('light', 'ink'), { x: 600, flip: true }),
    fruitOnTwigs,
    cut('ink', ROOT, 6),
    ['124,780 160,746 226,770', '300,776 380,768 450,750'].map((line) => gouge(line, 7, 'mid')),
    field('ink', '40,800 300,782 560,800', 'mid'),
    owl({ x: 300, y: 580, size: 0.98 }, 'ink', 'near'),
    keyed('light', 'M196 716C220 702 380 702 404 716V774C380 760 220 760 196 774Z', 5),
    [196, 404].map((x) => [
      keyed('sky', circlePath(x, 746, 31), 5),
      gouge(`${x - 14},742 ${x},732 ${x + 13},746 ${x},758`, 5, 'ink'),
    ]),
    flat('mid', lenses('232,738 300,736 318,754 372,752', 4).join('')),
    [256, 344].map((x) => put(foot, { x, y: 710, size: 0.86 })),
  ],
};
