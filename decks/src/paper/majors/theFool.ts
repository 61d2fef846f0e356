import { flat } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { field, mountains } from '../nature/land.ts';
import { blossom, leaf, tuft } from '../nature/plants.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { gosling } from './gosling.ts';

const CLIFF = 'M30 690L120 680L220 686L290 682L316 700L300 752L322 806L300 850L310 900H30Z';

const bundle = [
  cutStroke('ink', '80,236 180,318 280,400 420,520', [12, 11, 11, 10], [22, 21, 21, 20]),
  cut(
    'accent',
    'M92 246C58 262 36 316 46 340C60 366 136 368 152 342C158 316 132 262 102 246L136 226L98 232L66 214Z',
  ),
  flat(
    'light',
    circlePath(72, 318, 9) + circlePath(104, 290, 9) + circlePath(128, 330, 9) + circlePath(94, 346, 8),
  ),
];

export const theFool: Scene = {
  alt: 'A yellow gosling with a bundle on a stick over its shoulder walks off the edge of a cliff, one webbed foot already over the drop and its head in the air; a white sun shines, a white rose grows on the cliff, and mountains stand far below.',
  draw: () => [
    plainSky('far'),
    beams(470, 170, 120, 640, 36, 'light', 20),
    cut('light', circlePath(470, 170, 104), 0),
    mountains(850, '400,130,150 520,150,220', 'mid'),
    field('near', '40,850 300,836 440,812 560,826', 'mid'),
    cut('ink', CLIFF, 6),
    hatch(CLIFF, { role: 'mid', angle: 64, gap: 19, width: 6, reach: 0.5 }),
    gosling(bundle),
    stroke('ink', '98,690 94,650 84,620', [7, 6, 5]),
    leaf(96, 660, -20, 34, 'mid'),
    blossom(82, 604, 34, 'light'),
    tuft(150, 690, 36),
  ],
};
