import { fill, flat, line, mirrored, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
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
      fill(
        'wood',
        'M0 -62C-34 -64 -52 -38 -46 -8C-42 14 -32 34 -28 58C-24 78 -12 86 0 86C12 86 24 78 28 58C32 34 42 14 46 -8C52 -38 34 -64 0 -62Z',
      ),
      fill('woodDark', 'M-20 70C-22 96 -10 122 2 142C10 120 24 96 20 70Q0 88 -20 70Z'),
      graven('-6,88 -4,108 1,130', 3),
      mirrored(
        [
          fill('glow', 'M-38 -14Q-26 -28 -12 -12Q-26 -4 -38 -14Z', { edge: 'ink', width: 2 }),
          fill('ink', 'M-32 -16H-18V-11H-32Z', { edge: 'none' }),
          line('M-42 -26Q-26 -40 -8 -20', 5, 'woodDark'),
          flat('ink', circlePath(-10, 52, 4.4)),
          graven('-30,4 -24,24 -16,44', 3.4),
        ],
        0,
      ),
      graven('0,-56 3,-20 0,34', 4),
      line('M-16 70Q0 64 16 70M0 58V66', 2.6, 'ink'),
    ],
    place,
  );
