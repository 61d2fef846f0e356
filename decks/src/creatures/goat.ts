import { fill, flat, line, mirrored, put, type Art, type Place } from '../drawing/art.ts';
import { graven, limb } from '../drawing/swell.ts';

/** A goat's head from the front with long horns; about 120 wide, its chin at 76. */
export const goatHead = (place: Place): Art =>
  put(
    [
      mirrored(
        [
          limb('linen', '22,-44 54,-92 104,-116 142,-96 150,-62', [34, 30, 22, 14, 3]),
          (
            [
              [44, -78],
              [70, -104],
              [102, -117],
              [128, -108],
            ] as const
          ).map(([x, y]) => line(`M${x - 9} ${y - 10}L${x + 5} ${y + 12}`, 2, 'woodDark')),
          fill('wood', 'M38 -30C66 -44 98 -34 116 -14C92 -2 62 -2 40 -12Z'),
        ],
        0,
      ),
      fill('woodDark', 'M-14 68C-19 96 -12 124 2 156C13 124 19 96 14 68Q0 84 -14 68Z'),
      graven('-6,90 -5,112 0,140', 3),
      graven('6,90 7,106 5,126', 3),
      fill(
        'wood',
        'M0 -66C-40 -66 -58 -40 -52 -10C-47 10 -34 22 -27 38C-28 54 -24 68 -12 75Q0 80 12 75C24 68 28 54 27 38C34 22 47 10 52 -10C58 -40 40 -66 0 -66Z',
      ),
      flat(
        'ink',
        'M12 -62C46 -58 56 -36 52 -10C47 10 34 22 27 38C28 54 24 68 12 75L4 77C16 50 20 0 12 -62Z',
        0.22,
      ),
      // The narrow nose with slit nostrils, and the thin mouth.
      fill('woodDark', 'M-19 44C-15 52 -6 54 0 63C6 54 15 52 19 44Q0 32 -19 44Z', {
        width: 1.6,
      }),
      line('M0 62V67M-20 71Q-9 65 0 67.6Q9 65 20 71', 2.2, 'ink'),
      mirrored(
        [
          line('M-14 45Q-8 44 -4 53', 3, 'ink'),
          flat('ink', 'M-46 -16Q-28 -40 -6 -10Q-24 4 -46 -16Z', 0.45),
          fill('glow', 'M-43 -14Q-28 -34 -9 -8Q-27 2 -43 -14Z', { edge: 'ink', width: 2 }),
          fill('ink', 'M-35 -17Q-26 -20 -16 -13V-8Q-26 -10 -35 -11Z', { edge: 'none' }),
          fill('woodDark', 'M-54 -36C-38 -44 -16 -34 -2 -8L-8 -4C-18 -20 -34 -26 -50 -22Z', { width: 1.6 }),
          graven('-36,6 -24,20 -21,36', 3.4),
          graven('-18,4 -11,18 -12,32', 3, 'ink', 0.4),
          graven('-26,-62 -22,-48 -12,-36', 3),
        ],
        0,
      ),
      graven('-2,-30 -3,4 -1,38', 4),
    ],
    place,
  );
