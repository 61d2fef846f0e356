import { put, type Art } from '../../drawing/art.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';

const CLOTH = 'M0 -170C10 -130 50 -90 84 -74L74 0H-74L-84 -74C-50 -90 -10 -130 0 -170Z';

/** A round tent with a pennant and light in its door, 168 wide and 202 high, its foot at (x, y). */
export const tent = (x: number, y: number, size: number): Art =>
  put(
    [
      stroke('light', '0,-160 0,-200', [6, 5]),
      cut('accent', 'M2 -202L40 -190L2 -178Z', 3),
      keyed('light', CLOTH, 5),
      hatch(CLOTH, { role: 'mid', angle: 78, gap: 16, width: 6, side: 'end', reach: 0.5 }),
      keyed('glow', 'M0 -90L26 0H-26Z', 5),
    ],
    { x, y, size },
  );
