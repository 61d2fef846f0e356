import { type Art, flat, mirrored } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { feather } from '../nature/birds.ts';
import { field } from '../nature/land.ts';
import { beams } from '../nature/sky.ts';
import { sword } from '../objects.ts';

const pan = (x: number): Art => [
  [-1, 1].map((side) => gouge(`${x},300 ${x + side * 30},380 ${x + side * 58},470`, 7, 'ink')),
  keyed('glow', `M${x - 70} 470H${x + 70}C${x + 56} 530 ${x - 56} 530 ${x - 70} 470Z`, 6),
  hatch(`M${x - 66} 472H${x + 66}C${x + 54} 526 ${x - 54} 526 ${x - 66} 472Z`, {
    role: 'ink',
    angle: 90,
    gap: 12,
    width: 4,
    side: 'end',
    reach: 0.5,
  }),
];

const column = mirrored([
  keyed('far', boxPath(56, 120, 62, 620), 6),
  hatch(boxPath(58, 130, 58, 600), { role: 'ink', gap: 15, width: 4, reach: 0.34 }),
  keyed('light', 'M44 120L54 86H120L130 120Z', 6),
  keyed('light', 'M44 770L54 736H120L130 770Z', 6),
]);

export const justice: Scene = {
  alt: 'A pair of scales hangs from an upright sword, level: in one pan lies a heart, in the other a feather; behind it two columns and a drawn curtain.',
  draw: () => [
    flat('sky', boxPath(40, 40, 520, 860)),
    flat('accent', boxPath(110, 40, 380, 700)),
    hatch(boxPath(114, 60, 372, 640), { role: 'light', angle: 90, gap: 32, width: 6, side: 'all' }),
    column,
    field('ink', '40,770 300,770 560,770', 'mid', 0, 40),
    beams(300, 300, 70, 250, 24, 'glow', 12),
    sword(300, 500, 2.4),
    [
      stroke('ink', '166,312 230,286 300,296 370,286 434,312', [10, 22, 28, 22, 10]),
      gouge('190,300 240,288 296,292', 5, 'glow'),
    ],
    keyed('glow', circlePath(300, 292, 24), 6),
    pan(170),
    pan(430),
    keyed(
      'accent',
      'M170 462C130 436 124 404 148 398C162 396 168 406 170 414C172 406 178 396 192 398C216 404 210 436 170 462Z',
      5,
    ),
    feather({ x: 430, y: 446, turn: -22, size: 0.9 }),
  ],
};
