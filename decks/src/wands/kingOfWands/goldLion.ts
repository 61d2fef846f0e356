import { fill, flat, line, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

/** A lion's face cast in gold, about 220 wide, with a ring in its mouth. */
export const goldLion = (place: Place): Art =>
  put(
    [
      times(11, (i) =>
        put(fill('metalDark', 'M-28 -62C-38 -92 -20 -108 8 -122C4 -106 28 -92 28 -62Z', { width: 2.6 }), {
          turn: i * 32.7,
        }),
      ),
      times(9, (i) =>
        put(fill('metal', 'M-26 -46C-32 -72 -16 -86 8 -100C4 -84 26 -72 26 -46Z', { width: 2.4 }), {
          turn: i * 40 + 12,
        }),
      ),
      fill(
        'metal',
        'M0 -58C-22 -60 -46 -50 -54 -32C-58 -12 -50 6 -40 20C-36 46 -24 66 0 68C24 66 36 46 40 20C50 6 58 -12 54 -32C46 -50 22 -60 0 -58Z',
        { width: 2.6 },
      ),
      mirrored(
        [
          // The brow overhangs the eye, and the cheek is hollow.
          flat('woodDark', 'M-50 -26C-36 -34 -20 -28 -12 -12C-20 -2 -34 -4 -42 -10Z', 0.9),
          flat('glow', 'M-38 -14Q-28 -24 -17 -12Q-28 -6 -38 -14Z'),
          flat('ink', circlePath(-26, -14, 5)),
          graven('-52,-30 -32,-38 -8,-16', 8, 'ink', 0.8),
          graven('-44,14 -30,20 -26,48', 8, 'woodDark', 0.8),
          graven('-9,-14 -13,6 -18,22', 6, 'woodDark', 0.7),
        ],
        0,
      ),
      fill('woodDark', 'M-19 18C-10 12 10 12 19 18C14 30 6 36 0 37C-6 36 -14 30 -19 18Z', { width: 2 }),
      line('M0 37V48M0 48Q-16 58 -28 46M0 48Q16 58 28 46', 4, 'ink'),
      line('M-26 56C-40 110 40 110 26 56', 9, 'metalDark'),
      line('M-26 56C-40 110 40 110 26 56', 4, 'trim'),
    ],
    place,
  );
