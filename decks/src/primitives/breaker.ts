import { eachOf, fill, put, type Art, type Place } from '../drawing/art.ts';
import { graven } from '../drawing/swell.ts';
import { disc } from './lights.ts';

/** A wave that curls over to the right, with foam along its crest and drops before it; it rises from 0,0 and is 150 wide. */
export const breaker = (place: Place): Art =>
  put(
    [
      fill(
        'water',
        'M-64 46C-62 -10 -40 -58 8 -68C44 -74 70 -50 66 -22C62 -2 40 4 30 -10C20 10 36 36 64 50Z',
        {
          width: 2,
        },
      ),
      fill(
        'light',
        'M-54 -4C-42 -46 -14 -72 18 -74C54 -76 78 -48 70 -18C64 8 36 8 28 -12C36 -4 50 -10 50 -26C48 -46 22 -50 4 -40C-18 -30 -38 -18 -54 -4Z',
        { width: 1.8 },
      ),
      graven('-46,24 -26,-14 4,-28 22,-16', 5, 'waterLight', 0.9),
      graven('-24,34 -6,2 12,-6', 4, 'waterLight', 0.9),
      eachOf('84,-40,5 92,-14,3.6 78,2,3', (x, y, r) => disc('light', x, y, r, 0)),
    ],
    place,
  );
