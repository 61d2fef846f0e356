import { fill, flat, line, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

/** A lion's face cast in gold, about 220 wide, with a ring in its mouth. */
export const goldLion = (place: Place): Art =>
  put(
    [
      times(16, (i) =>
        put(fill('metalDark', 'M-26 -70C-30 -96 -12 -112 4 -118C10 -104 26 -92 22 -70Z', { width: 2.6 }), {
          turn: i * 22.5,
        }),
      ),
      disc('metal', 0, 0, 84, 2.6),
      mirrored([disc('metal', -56, -62, 22, 2.6), disc('metalDark', -56, -62, 10, 0)], 0),
      fill('metal', 'M0 -72C-50 -72 -70 -40 -62 0C-54 36 -34 66 0 66C34 66 54 36 62 0C70 -40 50 -72 0 -72Z', {
        width: 2.6,
      }),
      fill('metalDark', 'M-22 20C-10 12 10 12 22 20C18 36 8 42 0 42C-8 42 -18 36 -22 20Z', { width: 2 }),
      mirrored(
        [
          graven('-54,-30 -34,-44 -10,-24', 9, 'woodDark', 0.8),
          flat('woodDark', circlePath(-28, -14, 8)),
          flat('light', circlePath(-30, -17, 3)),
          graven('-10,-24 -16,0 -16,22', 6, 'woodDark', 0.5),
          graven('-50,20 -30,34 -20,58', 6, 'woodDark', 0.5),
        ],
        0,
      ),
      line('M0 42V52M0 52Q-18 62 -34 50M0 52Q18 62 34 50', 4, 'woodDark'),
      line('M-26 56C-40 110 40 110 26 56', 9, 'metalDark'),
      line('M-26 56C-40 110 40 110 26 56', 4, 'trim'),
    ],
    place,
  );
