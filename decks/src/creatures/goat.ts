import { fill, flat, line, mirrored, put, type Art, type Place } from '../drawing/art.ts';
import { graven, limb } from '../drawing/swell.ts';

/** A goat's head from the front with long horns; about 120 wide, its chin at 96. */
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
      fill('woodDark', 'M-18 86C-22 108 -14 136 2 166C14 136 22 108 18 86Q0 100 -18 86Z'),
      graven('-7,102 -5,124 1,154', 3),
      graven('8,102 8,118 5,138', 3),
      fill(
        'wood',
        'M0 -66C-40 -66 -56 -40 -50 -10C-45 10 -31 28 -25 50C-29 64 -27 82 -14 90Q0 96 14 90C27 82 29 64 25 50C31 28 45 10 50 -10C56 -40 40 -66 0 -66Z',
      ),
      flat(
        'ink',
        'M12 -62C44 -58 54 -36 50 -10C45 10 31 28 25 50C29 64 27 82 14 90Q8 94 4 94C16 60 22 0 12 -62Z',
        0.22,
      ),
      // The bare nose, and the mouth with its corners down.
      fill('woodDark', 'M-15 60C-19 68 -11 74 -4 74L0 82L4 74C11 74 19 68 15 60Q0 52 -15 60Z', {
        width: 1.6,
      }),
      line('M0 80V85M-20 92Q-12 82 0 85Q12 82 20 92', 2.6, 'ink'),
      mirrored(
        [
          flat('ink', 'M-13 63Q-8 59 -4 66Q-7 72 -10 70Q-14 68 -13 63Z'),
          flat('ink', 'M-46 -16Q-28 -40 -6 -10Q-24 4 -46 -16Z', 0.45),
          fill('glow', 'M-43 -14Q-28 -34 -9 -8Q-27 2 -43 -14Z', { edge: 'ink', width: 2 }),
          fill('ink', 'M-35 -17Q-26 -20 -16 -13V-8Q-26 -10 -35 -11Z', { edge: 'none' }),
          fill('woodDark', 'M-54 -36C-38 -44 -16 -34 -2 -8L-8 -4C-18 -20 -34 -26 -50 -22Z', { width: 1.6 }),
          graven('-34,8 -24,24 -24,44', 3.4),
          graven('-20,6 -12,26 -14,44', 3, 'ink', 0.4),
          graven('-26,-62 -22,-48 -12,-36', 3),
        ],
        0,
      ),
      graven('-2,-30 -3,4 -1,38', 4),
    ],
    place,
  );
