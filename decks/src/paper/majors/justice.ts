import { type Art, flat, mirrored, put } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke, gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { feather } from './birds.ts';
import { field } from '../nature/land.ts';
import { beams } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { column, curtain } from './curtain.ts';
import { jackal } from './jackal.ts';

/** A deep pan that hangs at x from the guard, with what lies in it. */
const pan = (x: number, weighed: Art): Art => [
  [-1, 1].map((side) =>
    cutStroke('glow', `${x},412 ${x + side * 30},486 ${x + side * 62},572`, [5, 5, 5], [13, 13, 13]),
  ),
  keyed('near', `M${x - 66} 572C${x - 60} 552 ${x + 60} 552 ${x + 66} 572Q${x} 600 ${x - 66} 572Z`, 5),
  weighed,
  keyed('glow', `M${x - 66} 572Q${x} 600 ${x + 66} 572C${x + 58} 650 ${x - 58} 650 ${x - 66} 572Z`, 6),
  hatch(`M${x - 62} 576Q${x} 602 ${x + 62} 576C${x + 54} 646 ${x - 54} 646 ${x - 62} 576Z`, {
    role: 'ink',
    angle: 90,
    gap: 13,
    width: 4,
    side: 'end',
    reach: 0.4,
  }),
  keyed('glow', circlePath(x, 406, 10), 4),
];

const HEART =
  'M196 594C146 562 138 522 168 514C184 512 192 522 196 532C200 522 208 512 224 514C254 522 246 562 196 594Z';

export const justice: Scene = {
  alt: 'A black jackal with a golden collar sits upright between two columns, behind a sword that stands point down, and looks straight at us; from the guard hang scales, level, with a heart in one pan and a feather in the other.',
  draw: () => [
    flat('near', boxPath(40, 40, 520, 860)),
    beams(300, 200, 60, 520, 30, 'mid', 24),
    field('ink', '40,784 300,784 560,784', 'mid', 0, 40),
    mirrored([curtain, flat('near', boxPath(30, 40, 30, 746)), column]),
    // The curtain is closed between the ears.
    [flat('accent', boxPath(274, 117, 52, 50)), gouge('300,112 302,134 300,160', 5, 'ink')],
    put(jackal, { x: 14, y: 36, size: 0.955 }),
    sword(300, 529, 2.1, 180),
    flat('ink', 'M262 806C276 790 324 790 338 806V830H262Z'),
    gouge('254,806 300,792 348,807', 6),
    put([pan(196, keyed('accent', HEART, 5)), pan(404, feather({ x: 406, y: 556, turn: -52, size: 0.9 }))], {
      y: 14,
    }),
  ],
};
