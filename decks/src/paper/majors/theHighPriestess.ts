import { flat, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { around, lenses } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { chatterSky, moon } from '../nature/sky.ts';
import { birch } from './birch.ts';
import { owl } from './owl.ts';
import { veil, veilKnots } from './veil.ts';

/** A root that runs from trunk to trunk and bears the scroll. */
const ROOT = outline(
  '64,800! 92,742 140,726 220,748 300,752 380,748 460,726 508,742 536,800! 430,790 360,800 300,790 240,800 170,790',
);

/** Three toes of the owl over the edge of the scroll. */
const foot = [-26, 0, 26].map((x) => [
  keyed('glow', `M${x - 12} 0C${x - 12} -20 ${x + 12} -20 ${x + 12} 0L${x + 5} 26H${x - 5}Z`, 4),
  flat('ink', `M${x - 6} 20H${x + 6}L${x} 42Z`),
]);

export const theHighPriestess: Scene = {
  alt: 'An owl sits on a half-open scroll, which lies on a root between a dark and a pale birch; behind it a veil with six pomegranates hangs from trunk to trunk, and the full moon stands over its head like a halo.',
  draw: () => [
    chatterSky('near', around(300, 238), { marks: 'mid', foot: 430 }),
    moon(300, 238, 120),
    veil,
    put(birch('ink', 'far'), { x: -46 }),
    put(birch('light', 'ink'), { x: 646, flip: true }),
    veilKnots,
    cut('ink', ROOT, 6),
    ['124,780 160,746 226,770', '300,776 380,768 450,750'].map((line) => gouge(line, 7, 'mid')),
    field('ink', '40,800 300,782 560,800', 'mid'),
    owl({ x: 300, y: 522, size: 1.43 }, 'ink', 'near'),
    keyed('light', 'M166 718C200 702 400 702 434 718V802C400 788 200 788 166 802Z', 5),
    [166, 434].map((x) => [
      keyed('sky', circlePath(x, 758, 38), 5),
      gouge(
        `${x - 30},764 ${x - 18},736 ${x + 12},734 ${x + 24},758 ${x + 8},780 ${x - 12},772 ${x - 10},754 ${x + 6},754`,
        6,
        'ink',
      ),
    ]),
    flat(
      'mid',
      lenses(
        '216,766 276,763 290,763 340,764 352,764 384,766 216,782 262,779 276,779 330,779 342,779 386,782',
        5,
      ).join(''),
    ),
    [250, 350].map((x) => put(foot, { x, y: 710, size: 1.04 })),
  ],
};
