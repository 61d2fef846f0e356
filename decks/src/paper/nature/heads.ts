import { flat } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { eye, type Head } from './head.ts';

const canine = (skull: string, ear: string, cheek: string): Head => ({
  front: (role, marks) => [
    joined(role, [skull, ear], 4),
    flat('light', cheek),
    flat('light', lens([-8, -34], [-4, -62], 5)),
    eye(24, -16),
    flat('ink', circlePath(85, 4, 6)),
    flat('ink', lens([40, 16], [82, 12], 3)),
    flat(
      marks,
      [0, 1, 2].map((i) => lens([-24 + i * 8, -10 + i * 9], [-34 + i * 8, 4 + i * 9], 3.6)).join(''),
    ),
  ],
  behind: (role) => cut(role, 'M8 -26L26 -70L34 -24Z', 4),
});

/** Heads by the kind of beast, each about 130 wide and joined to its neck at 0. */
export const HEADS = {
  fox: canine(
    'M-30 -20C-16 -38 14 -40 32 -26C50 -16 76 -6 90 2C90 12 84 18 74 18C56 22 36 28 20 28C-8 38 -34 20 -30 -20Z',
    'M-24 -24L-14 -78L12 -30Z',
    'M16 6C36 4 60 8 74 12C66 20 44 26 22 26C6 32 -14 28 -22 22C-8 20 4 12 16 6Z',
  ),
  wolf: canine(
    'M-32 -24C-14 -40 16 -40 34 -28C50 -22 78 -12 92 -4C94 10 88 18 78 20C60 26 40 30 24 34C-4 44 -38 26 -32 -24Z',
    'M-26 -26L-20 -72L8 -32Z',
    'M20 12C40 8 62 12 80 14C70 24 48 28 26 32C10 36 -8 34 -16 28C-4 26 10 18 20 12Z',
  ),
  hare: {
    behind: (role) => cut(role, 'M2 -26C0 -70 -14 -110 -30 -128C-34 -100 -30 -56 -16 -24Z', 4),
    front: (role) => [
      joined(
        role,
        [
          'M-28 -16C-16 -36 14 -38 32 -22C46 -12 58 0 58 12C56 24 42 28 28 28C0 36 -30 14 -28 -16Z',
          'M-20 -20C-34 -62 -58 -96 -80 -108C-76 -78 -60 -36 -32 -8Z',
        ],
        4,
      ),
      flat('light', lens([-30, -28], [-68, -92], 7)),
      eye(20, -10, 5.4),
      flat('light', lens([36, 18], [54, 16], 3) + lens([34, 10], [62, 2], 2) + lens([34, 13], [66, 12], 2)),
    ],
  },
} as const satisfies Record<string, Head>;

/** The name of a kind of head. */
export type HeadKind = keyof typeof HEADS;
