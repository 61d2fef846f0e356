import { clipped, flat, line, mirrored } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { perchedBird } from '../nature/birds.ts';
import { beams } from '../nature/sky.ts';
import { key } from './crossedKey.ts';

const ARCH = 'M120 720V350C120 220 210 150 300 112C390 150 480 220 480 350V720Z';
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
      line('M120 340H480', 6, 'ink'),
      [150, 270].map((r) => line(circlePath(300, 340, r), 6, 'ink')),
      flat('ink', boxPath(296, 100, 8, 640)),
    ]),
    keyed('glow', circlePath(300, 284, 17), 5),
    keyed('glow', BELL, 6),
    hatch(BELL, { role: 'ink', angle: 0, gap: 10, width: 4, side: 'end', reach: 0.3 }),
    mirrored(key),
    cutStroke('accent', '300,300 298,440', [12, 12], [24, 24]),
    line(circlePath(300, 458, 30), 18, 'light'),
    line(circlePath(300, 458, 30), 10, 'accent'),
    keyed('accent', circlePath(300, 458, 17), 4),
    flat('ink', boxPath(40, 786, 520, 114)),
    hatch('M50 790H550V880H50Z', { role: 'mid', angle: 0, gap: 22, width: 6, side: 'all' }),
    keyed('light', boxPath(60, 742, 480, 40), 6),
    hatch(boxPath(64, 744, 472, 36), { role: 'ink', angle: 90, gap: 44, width: 6, side: 'end', reach: 0.5 }),
    mirrored(perchedBird({ x: 176, y: 686, size: 0.76 }, { role: 'light', breast: 'far' })),
  ],
};
