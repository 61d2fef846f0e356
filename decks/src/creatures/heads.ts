import { fill, flat, line, mirrored, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath, times } from '../drawing/geometry.ts';
import { disc } from '../primitives/lights.ts';

// Heads about 140 wide that face the viewer, for the corners of a scene or larger.

export const lionHead = (place: Place): Art =>
  put(
    [
      times(16, (i) =>
        put(
          fill(i % 2 ? 'hairAuburn' : 'straw', 'M-20 -40C-26 -66 -10 -86 0 -92C10 -86 26 -66 20 -40Z', {
            width: 1.8,
          }),
          { turn: i * 22.5 },
        ),
      ),
      [-40, 40].map((x) => [disc('metal', x, -44, 15, 2), disc('wood', x, -44, 7, 1)]),
      fill(
        'metal',
        'M0 -56C-42 -56 -54 -20 -44 14C-36 42 -20 58 0 58C20 58 36 42 44 14C54 -20 42 -56 0 -56Z',
      ),
      fill('light', 'M0 14C-22 10 -34 26 -26 42C-18 56 -6 58 0 58C6 58 18 56 26 42C34 26 22 10 0 14Z', {
        width: 1.4,
      }),
      mirrored(
        [
          fill('light', 'M-32 -10Q-20 -22 -8 -8Q-20 0 -32 -10Z', { edge: 'ink', width: 1.8 }),
          flat('ink', circlePath(-19, -10, 5)),
          line('M-36 -22Q-20 -36 -6 -20', 3, 'woodDark'),
          line('M-20 36H-52M-20 42L-48 50', 1.3, 'light'),
        ],
        0,
      ),
      fill('woodDark', 'M-13 8H13L4 22H-4Z', { width: 1.4 }),
      line('M0 22V34M0 34Q-10 44 -18 36M0 34Q10 44 18 36', 2.2, 'woodDark'),
    ],
    place,
  );

export const bullHead = (place: Place): Art =>
  put(
    [
      mirrored(fill('light', 'M-36 -42C-70 -44 -90 -70 -78 -104C-70 -78 -52 -68 -24 -62Z'), 0),
      mirrored(fill('wood', 'M-40 -30C-70 -36 -86 -20 -84 -8C-66 2 -50 -6 -38 -14Z', { width: 1.8 }), 0),
      fill(
        'wood',
        'M0 -66C-34 -66 -48 -44 -44 -10C-40 16 -34 26 -32 44C-28 62 28 62 32 44C34 26 40 16 44 -10C48 -44 34 -66 0 -66Z',
      ),
      fill('linen', 'M-32 34C-36 62 -18 72 0 72C18 72 36 62 32 34C16 22 -16 22 -32 34Z', { width: 1.8 }),
      mirrored(
        [
          flat('ink', circlePath(-22, -16, 6)),
          flat('light', circlePath(-20, -18, 2)),
          flat('woodDark', circlePath(-13, 44, 5)),
          line('M-34 -28Q-22 -36 -12 -26', 2.6, 'woodDark'),
        ],
        0,
      ),
      line('M-10 58Q0 63 10 58', 2, 'woodDark'),
      times(5, (i) => disc('woodDark', (i - 2) * 11, -60 + Math.abs(i - 2) * 4, 9, 1.2)),
    ],
    place,
  );
