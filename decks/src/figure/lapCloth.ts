import { fill, put, type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';

/** A cloth laid across the lap of an enthroned figure, from one hip over the other knee; in the figure's own units. */
export const lapCloth = (role: Role, hem: Role, flip = false): Art =>
  put(
    [
      fill(
        role,
        'M62 -12C30 14 -30 14 -92 26C-126 40 -132 90 -128 132C-126 164 -132 186 -136 210C-104 224 -66 214 -44 192C-40 160 -30 138 -6 124C40 108 92 100 124 70C120 34 96 2 62 -12Z',
      ),
      fill(hem, 'M-136 210C-104 224 -66 214 -44 192L-43 180C-66 202 -104 212 -134 198Z', { width: 1.6 }),
      fill(
        hem,
        'M-44 192C-40 160 -30 138 -6 124C40 108 92 100 124 70L122 60C88 90 36 98 -10 114C-36 128 -48 152 -54 186Z',
        {
          width: 1.6,
        },
      ),
      graven('58,6 0,40 -70,44', 6),
      graven('86,28 20,66 -60,72', 6),
      graven('-86,64 -92,120 -88,198', 6),
      graven('-60,96 -70,140 -68,190', 5),
      graven('-114,80 -112,140 -116,200', 5),
      graven('104,54 40,86 -20,98', 5),
    ],
    { flip },
  );
