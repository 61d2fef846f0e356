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
      fill('woodDark', 'M-14 98C-17 118 -10 142 2 170C12 142 17 118 14 98Q0 110 -14 98Z'),
      graven('-5,112 -4,130 1,156', 3),
      graven('7,112 7,126 5,142', 3),
      fill(
        'wood',
        'M0 -66C-40 -66 -56 -40 -50 -10C-46 12 -37 26 -34 44C-43 60 -41 90 -22 100Q0 108 22 100C41 90 43 60 34 44C37 26 46 12 50 -10C56 -40 40 -66 0 -66Z',
      ),
      flat(
        'ink',
        'M12 -62C44 -58 54 -36 50 -10C46 12 37 26 34 44C43 60 41 90 22 100Q10 105 4 105C18 66 22 0 12 -62Z',
        0.22,
      ),
      // The bare nose with its nostrils, and the mouth with its corners down.
      fill('woodDark', 'M-23 56C-29 68 -17 77 -6 77L0 88L6 77C17 77 29 68 23 56Q0 44 -23 56Z', {
        width: 1.6,
      }),
      line('M0 86V93M-25 96Q-12 89 0 93Q12 89 25 96', 2.6, 'ink'),
      mirrored(
        [
          flat('ink', 'M-20 61Q-12 55 -6 65Q-10 74 -15 71Q-21 68 -20 61Z'),
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
