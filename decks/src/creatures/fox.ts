import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import { graven, limb } from '../drawing/swell.ts';

/** The tail and the farther legs of a fox that climbs: they lie behind what it climbs on. */
export const climbingFoxBehind = (place: Place): Art =>
  put(
    [
      limb('hairAuburn', '10,92 46,104 64,138 46,172', [16, 30, 36, 12]),
      fill('light', 'M82 142C84 160 66 180 42 182C46 172 44 162 46 152C58 158 72 152 82 142Z', {
        width: 1.8,
      }),
      limb('wood', '6,-30 -28,-36 -66,-24', [26, 18, 15]),
      limb('wood', '0,84 -26,118 -66,96', [34, 22, 15]),
    ],
    place,
  );

/** The rest of it: its body upright, its paws to the left at (-52, -70) and (-54, 92), looking up. */
export const climbingFox = (place: Place): Art =>
  put(
    [
      limb('hairAuburn', '4,88 26,30 12,-44', [66, 62, 44]),
      fill('light', 'M-12 -46C-10 -20 -6 10 -10 40C-2 20 8 -10 4 -44Z', { width: 1.4 }),
      limb('hairAuburn', '14,-28 -10,-56 -46,-72', [32, 22, 16]),
      limb('hairAuburn', '16,78 -16,62 -30,96 -54,92', [52, 38, 20, 16]),
      limb('ink', '-44,-71 -54,-73', [16, 17], 'line', 1.8),
      limb('ink', '-46,94 -58,91', [16, 17], 'line', 1.8),
      graven('30,-20 36,20 24,56', 4, 'woodDark', 0.6),
      put(
        [
          fill('hairAuburn', 'M-16 -20L-22 -58L2 -30ZM6 -28L12 -60L28 -24Z', { width: 2 }),
          fill(
            'hairAuburn',
            'M-30 8C-32 -22 -8 -34 14 -28C26 -24 34 -12 44 -4L64 4C66 12 58 16 48 16C30 20 20 32 -2 34C-20 34 -30 24 -30 8Z',
          ),
          fill('light', 'M64 6C58 14 50 14 36 14C22 16 14 30 -2 34C10 36 26 30 36 22C46 20 62 18 64 6Z', {
            width: 1.4,
          }),
          flat('ink', circlePath(64, 6, 5)),
          fill('light', 'M14 -8Q22 -16 30 -6Q22 -2 14 -8Z', { edge: 'ink', width: 1.6 }),
          flat('ink', circlePath(23, -8, 3)),
          line('M-14 -28L-16 -44M14 -30L14 -46', 3, 'woodDark'),
        ],
        { x: 4, y: -84, turn: 58, flip: true, size: 0.86 },
      ),
    ],
    place,
  );
