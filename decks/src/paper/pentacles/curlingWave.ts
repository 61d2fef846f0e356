import { put, type Art, type Place } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';
import { gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { circlePath } from '../../drawing/geometry.ts';

const CREST = swellPath(
  '60,900 40,700 56,520 130,390 250,350 350,404 376,500 330,582 262,590',
  [420, 340, 262, 196, 146, 106, 76, 46, 8],
);

/** A wave that rises at the left and curls over to the right about (250, 490), with foam along its lip. */
export const curlingWave = (place: Place): Art =>
  put(
    [
      joined('near', [CREST], 7),
      stroke('mid', '160,880 110,700 116,560 170,450 256,400 324,436 346,504', [44, 46, 42, 34, 26, 18, 4]),
      gouge('226,880 168,720 164,580 196,486 254,432', 10, 'far'),
      gouge('90,860 50,720 60,560 120,440 210,366', 10, 'far'),
      [
        '100,336,20',
        '142,302,26',
        '192,282,24',
        '244,272,28',
        '300,282,24',
        '350,306,28',
        '394,346,24',
        '420,394,26',
        '436,446,20',
        '432,496,24',
        '414,544,18',
      ].map((bubble) => {
        const [x = 0, y = 0, r = 0] = bubble.split(',').map(Number);
        return keyed('light', circlePath(x, y, r), 4);
      }),
    ],
    place,
  );
