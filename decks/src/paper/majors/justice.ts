import { type Art, flat, mirrored } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke, gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { feather } from './birds.ts';
import { field } from '../nature/land.ts';
import { beams } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { column, curtain } from './curtain.ts';

const pan = (x: number): Art => [
  keyed('glow', circlePath(x, 300, 10), 4),
  [-1, 0, 1].map((side) =>
    cutStroke('ink', `${x},308 ${x + side * 32},420 ${x + side * 62},534`, [5, 4, 5], [12, 11, 12]),
  ),
  keyed('glow', `M${x - 72} 534H${x + 72}C${x + 58} 592 ${x - 58} 592 ${x - 72} 534Z`, 6),
  hatch(`M${x - 68} 536H${x + 68}C${x + 56} 588 ${x - 56} 588 ${x - 68} 536Z`, {
    role: 'ink',
    angle: 90,
    gap: 12,
    width: 4,
    side: 'end',
    reach: 0.5,
  }),
];

export const justice: Scene = {
  alt: 'A pair of scales hangs level from the guard of a sword whose point is in the ground: in one pan lies a heart, in the other a feather; behind it a drawn-back curtain between two columns.',
  draw: () => [
    flat('near', boxPath(40, 40, 520, 860)),
    beams(300, 330, 60, 520, 30, 'mid', 22),
    beams(300, 330, 60, 330, 30, 'far', 12),
    field('ink', '40,784 300,784 560,784', 'mid', 0, 40),
    mirrored([curtain, flat('near', boxPath(30, 40, 30, 746)), column]),
    sword(300, 438, 2.8, 180),
    flat('ink', 'M256 800C274 784 322 784 344 800V830H256Z'),
    gouge('252,800 300,786 350,801', 6),
    pan(178),
    pan(422),
    keyed(
      'accent',
      'M178 528C132 500 124 464 152 456C168 454 174 466 178 476C182 466 188 454 204 456C232 464 224 500 178 528Z',
      5,
    ),
    feather({ x: 422, y: 512, turn: -22, size: 0.95 }),
  ],
};
