import { type Art, fill, flat, line, type Place, put } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { closedOver } from '../../figure/holds.ts';
import type { Skin } from '../../figure/look.ts';
import { disc } from '../../primitives/lights.ts';
import { heldAt, wand } from '../../suits/objects.ts';

// Heads from straight above, looking up the picture, about 90 wide.

const scalp = (hair: Role): Art => [
  disc(hair, 0, 0, 42),
  times(9, (i) => {
    const [x, y] = polar(0, 8, 36, i * 40);
    return graven(
      [
        [0, 8],
        [x * 0.6 + 4, 8 + (y - 8) * 0.6],
        [x, y],
      ],
      3,
      'detail',
      0.5,
    );
  }),
];

export const HEADS = {
  hat: [
    disc('wood', 0, 0, 70),
    disc('red', 0, 0, 42, 2),
    disc('wood', 0, 0, 36, 2),
    line('M-10 -16Q0 -24 10 -16', 2, 'ink', 0.5),
  ],
  braid: [
    scalp('hairBlack'),
    times(5, (i) => disc('hairBlack', Math.sin(i) * 5, 44 + i * 17, 12 - i, 1.4)),
    disc('red', 0, 128, 7, 1.2),
  ],
  tonsure: [disc('hairAuburn', 0, 0, 43), disc('skinFair', 0, 4, 25, 1.8)],
  curls: times(17, (i) =>
    disc('hairBlack', ...polar(0, 0, i < 10 ? 34 : i < 16 ? 18 : 0, i * 36 + (i > 9 ? i * 24 : 0)), 14, 1.4),
  ),
  scarf: [
    disc('light', 0, 0, 43),
    graven('-40,-8 0,-20 40,-8', 4, 'wine'),
    graven('-40,6 0,-4 40,6', 4, 'wine'),
    fill('light', 'M-8 36L-30 76L-4 66L6 84L12 38Z', { width: 2 }),
  ],
} satisfies Record<string, Art>;

/** Where a fighter stands: the middle of the head, and the direction in which the staff is thrust. */
export type Stand = Omit<Place, 'size'>;

const at = (stand: Stand, of: Art): Art => put(of, { ...stand, size: 1.02 });

/** Shoulders and the farther arm, seen from straight above. */
export const body = (stand: Stand, cloth: Role): Art =>
  at(stand, [
    flat('ink', 'M-90 30C-80 80 60 100 100 50C80 0 -60 0 -90 30Z', 0.4),
    limb(cloth, '70,14 84,-44 40,-96', [48, 40, 30]),
    fill(cloth, 'M-92 20C-92 -18 -44 -32 0 -32C44 -32 92 -18 92 20C90 50 46 60 0 60C-46 60 -90 50 -92 20Z'),
    graven('-70,-4 -40,16 -60,44', 5),
    graven('70,-4 44,16 62,44', 5),
  ]);

/** The staff, by how much of it is before the hands. */
export const staff = (stand: Stand, grip: number): Art =>
  at(stand, put(heldAt(wand, grip, 1.36, 24), { x: 14, y: -92 }));

/** Both hands on the staff, the nearer arm, and the head above them. */
export const grasp = (stand: Stand, cloth: Role, skin: Skin, head: Art): Art =>
  at(stand, [
    closedOver(skin, { x: 36, y: -122, turn: -150, size: 0.9 }),
    limb(cloth, '-72,14 -74,-44 -26,-74', [48, 40, 30]),
    closedOver(skin, { x: 2, y: -74, turn: -20, size: 0.9 }),
    head,
  ]);
