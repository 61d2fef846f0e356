import { type Art, fill, line, put, suitObject, tube } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import type { Skin } from '../../figure/look.ts';
import { crescent } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';

type Dancer = { skin: Skin; hair: Role; cloth: Role; under: Role; hem: Role };

// A dancer as seen from above: the ring's middle is at 0,0, her head at 0,150 and the middle of her skirt at 0,208.

/** A round skirt with a wavy edge. */
const skirtPath = (r: number): string => {
  const steps = 12;
  const at = (i: number, k: number) =>
    polar(0, 208, r * k, (i * 360) / steps)
      .map(toTenth)
      .join(' ');
  return `M${at(0, 0.95)}${times(steps, (i) => `Q${at(i + 0.5, 1.08)} ${at(i + 1, 0.95)}`).join('')}Z`;
};

export const dancer = ({ skin, hair, cloth, under, hem }: Dancer): Art => [
  fill(hem, skirtPath(162)),
  fill(cloth, skirtPath(148)),
  times(12, (i) => {
    const angle = i * 30;
    return graven([polar(0, 208, 52, angle), polar(0, 208, 100, angle + 5), polar(0, 208, 138, angle)], 8);
  }),
  // The free hand spreads the skirt.
  fill(skin, swellPath('-112,222 -124,236 -132,250', [18, 20, 12]), { edge: 'skinEdge', width: 1.8 }),
  limb(under, '-44,186 -92,184 -112,220', [42, 36, 28]),
  fill('trim', swellPath('-124,214 -112,222 -100,224', [10, 12, 10]), { width: 1.8 }),
  fill(
    under,
    'M-66 196C-66 172 -40 162 0 162C40 162 66 172 66 196C66 226 40 240 0 240C-40 240 -66 226 -66 196Z',
  ),
  graven('-30,226 -10,214 0,236', 4),
  graven('30,226 14,214 4,236', 4),
  fill('linen', circlePath(0, 158, 60)),
  times(9, (i) =>
    graven([polar(0, 158, 50, i * 40), polar(0, 158, 55, i * 40), polar(0, 158, 60, i * 40)], 3, 'ink'),
  ),
  limb(hair, '0,196 4,230 -3,262 2,296', [30, 30, 24, 10]),
  [222, 248, 272].map((y) => line(`M-12 ${y}Q2 ${y + 12} 14 ${y - 2}`, 2.4, 'detail')),
  fill(hair, circlePath(0, 154, 50)),
  times(10, (i) => {
    const angle = i * 36 + 12;
    return graven([polar(0, 162, 4, angle), polar(0, 158, 20, angle + 16), polar(0, 155, 40, angle + 10)], 4);
  }),
  tube('leafDark', circlePath(0, 154, 46), 9),
  times(9, (i) => leaf(...polar(0, 154, 44, i * 40 + 20), i * 40 + 80, 28, i % 2 ? 'leaf' : 'leafDark')),
  times(9, (i) =>
    flower(...polar(0, 154, 46, i * 40), 17, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
  ),
];

/** Her cup, which leans towards the middle, and the arm that holds it. */
export const toasting = ({ skin, under }: Dancer): Art => [
  limb(under, '52,204 84,146 40,98', [44, 40, 30]),
  graven('64,180 82,152 64,126', 4),
  fill('trim', swellPath('24,104 40,98 52,84', [11, 13, 11]), { width: 1.8 }),
  put(cupAbove, { y: 15, size: 0.9 }),
  put(
    [
      ['30,90 6,86 -14,78', '30,80 8,74 -14,67', '28,70 10,64 -8,58'].map((points) =>
        fill(skin, swellPath(points, [13, 13, 10]), { edge: 'skinEdge', width: 1.8 }),
      ),
      fill(skin, swellPath('40,92 36,76 20,52', [20, 20, 10]), { edge: 'skinEdge', width: 1.8 }),
    ],
    { y: 15, size: 0.9 },
  ),
];

const cupAbove: Art = suitObject('cups', [
  fill('metal', 'M-26 104C-22 92 -10 88 -7 78H7C10 88 22 92 26 104Q0 116 -26 104Z'),
  fill('metal', 'M-42 28C-44 60 -24 84 0 86C24 84 44 60 42 28Z'),
  fill('metal', 'M-43 28C-43 -2 43 -2 43 28C43 56 -43 56 -43 28Z'),
  fill('waterLight', 'M-35 28C-35 6 35 6 35 28C35 48 -35 48 -35 28Z', { width: 2 }),
  crescent(2, 28, 9, 30, 'light', 1.2),
]);
