import { clipped, flat, mirrored, put } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { perchedBird } from '../nature/birds.ts';
import { beams } from '../nature/sky.ts';

const ARCH = 'M120 720V350C120 220 210 150 300 112C390 150 480 220 480 350V720Z';
const key = put(
  [
    joined(
      'glow',
      [
        `${circlePath(0, -112, 46)}${circlePath(0, -112, 20)}`,
        'M-10 -70H10V150H-10Z',
        'M8 84H52V106H36V122H52V146H8Z',
      ],
      5,
      'ink',
    ),
    keyed('sky', circlePath(0, -112, 22), 4),
    keyed('glow', boxPath(-19, -66, 38, 15), 4),
    gouge('-4,-44 -4,40 -4,136', 4, 'light'),
  ],
  { x: 300, y: 458, turn: 42, size: 1.06 },
);
const BELL = 'M300 170C350 178 348 240 372 270C378 284 222 284 228 270C252 240 250 178 300 170Z';

export const theHierophant: Scene = {
  alt: 'Two crossed keys hang by a cord from a bell in an arched window with coloured glass; two doves sit below on the sill, each looking at the other.',
  draw: () => [
    flat('near', boxPath(40, 40, 520, 860)),
    hatch('M44 44H556V880H44Z', { role: 'mid', angle: 0, gap: 44, width: 5, side: 'all' }),
    flat(
      'mid',
      times(18, (row) =>
        times(7, (i) => `M${70 + i * 84 - (row % 2) * 42} ${58 + row * 46}v34h4v-34Z`).join(''),
      ).join(''),
    ),
    keyed('light', ARCH, 30),
    cut('sky', ARCH, 8),
    clipped(ARCH, [
      beams(300, 340, 60, 520, 24, 'accent', 34),
      beams(300, 340, 60, 520, 23, 'far', 26),
      gouge('120,340 300,340 480,340', 7, 'ink'),
      flat('ink', boxPath(296, 100, 8, 640)),
    ]),
    keyed('glow', circlePath(300, 284, 17), 5),
    keyed('glow', BELL, 6),
    hatch(BELL, { role: 'ink', angle: 0, gap: 10, width: 4, side: 'end', reach: 0.3 }),
    mirrored(key),
    cutStroke('accent', '300,300 300,440', [9, 9], [18, 18]),
    keyed('accent', circlePath(300, 458, 17), 4),
    keyed('light', boxPath(60, 742, 480, 40), 6),
    flat('ink', boxPath(40, 786, 520, 114)),
    hatch('M50 790H550V880H50Z', { role: 'mid', angle: 0, gap: 22, width: 6, side: 'all' }),
    mirrored(perchedBird({ x: 152, y: 686, size: 0.76 }, { role: 'light', breast: 'far' })),
  ],
};
