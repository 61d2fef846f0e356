import { fill, flat, line, mirrored, put, tube, type Art, type Place } from '../drawing/art.ts';
import { circlePath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb, swellPath } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';

/** A small dog that leaps to the right with its head up; about 190 wide. */
export const leapingDog = (place: Place, coat: Role = 'light', shaded: Role = 'linen'): Art =>
  put(
    [
      fill(
        shaded,
        'M-34 -36C-26 -16 -34 -4 -48 4C-54 10 -50 20 -40 18C-22 12 -4 -4 0 -24ZM60 -52C74 -36 90 -34 102 -40C112 -42 114 -30 104 -26C86 -20 66 -24 50 -36Z',
        { width: 2 },
      ),
      fill(
        coat,
        'M-56 -50C-78 -60 -90 -84 -76 -104C-68 -92 -62 -78 -44 -64C-20 -72 8 -72 24 -80C32 -90 34 -102 42 -110C52 -122 70 -124 80 -113L103 -107C110 -103 109 -94 102 -92C94 -90 87 -88 83 -85C80 -77 76 -70 74 -62C86 -60 96 -66 107 -66C116 -65 116 -54 108 -52C92 -48 78 -44 62 -40C46 -34 20 -28 -12 -32C-18 -18 -32 -6 -46 0C-56 4 -66 10 -74 15C-84 16 -87 6 -80 1C-68 -8 -58 -16 -56 -26C-63 -32 -62 -42 -56 -50Z',
        { width: 2 },
      ),
      fill(shaded, 'M54 -116C42 -116 34 -100 38 -82C50 -82 62 -96 64 -112Z', { width: 1.8 }),
      fill('red', 'M40 -84C52 -76 66 -72 78 -74L75 -65C62 -64 46 -70 34 -80Z', { width: 1.4 }),
      flat('ink', circlePath(80, -107, 3.2)),
      flat('ink', circlePath(105, -102, 4.2)),
      line('M88 -92C92 -94 96 -95 101 -96', 1.8, 'ink'),
      graven('-48,-40 -30,-44 -20,-32', 4),
      graven('40,-66 52,-54 60,-46', 3),
      line('M-72 12l6 -5M103 -57l6 -2', 1.6),
    ],
    place,
  );

/** A crayfish from above, its claws and feelers up; about 190 wide and 220 high, its middle at 0,0. */
export const crayfish = (place: Place): Art =>
  put(
    [
      line(
        'M-6 -50C-14 -110 -74 -120 -96 -84M6 -50C14 -110 74 -120 96 -84M-4 -50C-8 -84 -22 -96 -30 -98M4 -50C8 -84 22 -96 30 -98',
        2.6,
        'red',
      ),
      mirrored(
        [
          ['-20,-18 -48,-12 -66,8', '-20,-4 -48,6 -60,30', '-18,8 -42,22 -48,46'].map((leg) =>
            fill('redDark', swellPath(leg, [9, 8, 3]), { width: 1.6 }),
          ),
          limb('red', '-18,-30 -50,-34 -58,-62', [13, 13, 16]),
          fill(
            'red',
            'M-48 -60C-74 -58 -94 -86 -84 -126C-78 -136 -70 -134 -70 -124C-72 -110 -68 -102 -62 -100C-56 -108 -54 -120 -46 -122C-36 -112 -34 -76 -48 -60Z',
            { width: 2 },
          ),
          graven('-78,-110 -76,-86 -62,-72', 4, 'rose', 0.7),
        ],
        0,
      ),
      fill(
        'redDark',
        'M-8 92C-36 92 -52 108 -46 128C-30 132 -16 122 -6 108ZM8 92C36 92 52 108 46 128C30 132 16 122 6 108Z',
        { width: 1.8 },
      ),
      fill('red', 'M-8 94C-18 112 -16 128 0 136C16 128 18 112 8 94Z', { width: 1.8 }),
      times(4, (i) =>
        fill(
          'red',
          `M${-13 - (3 - i) * 4} ${84 - i * 20}C${-20 - (3 - i) * 3} ${104 - i * 20} ${20 + (3 - i) * 3} ${104 - i * 20} ${13 + (3 - i) * 4} ${84 - i * 20}C8 ${76 - i * 20} -8 ${76 - i * 20} ${-13 - (3 - i) * 4} ${84 - i * 20}Z`,
          { width: 1.8 },
        ),
      ).toReversed(),
      fill('red', 'M0 -66C-8 -50 -30 -40 -30 -6C-30 20 -18 34 0 36C18 34 30 20 30 -6C30 -40 8 -50 0 -66Z'),
      line('M-28 -4C-14 12 14 12 28 -4M0 10V34', 2, 'redDark'),
      graven('-18,-34 -22,-14 -18,0', 4, 'rose', 0.8),
      [-13, 13].map((x) => disc('ink', x, -42, 5, 1.4)),
    ],
    place,
  );

/** A fish that curves upwards, its mouth to the right. */
export const fish = (place: Place, role: Role = 'rose'): Art =>
  put(
    [
      fill(
        role,
        'M-52 -18C-44 -4 -44 4 -54 20C-36 18 -26 10 -18 4C2 24 34 20 52 0C34 -20 2 -24 -18 -6C-26 -10 -36 -18 -52 -18Z',
        { width: 2 },
      ),
      fill('metal', 'M-4 -16C4 -34 24 -32 28 -16Z', { width: 1.4 }),
      disc('light', 36, -4, 5, 1),
      flat('ink', circlePath(37, -4, 2.4)),
      line('M22 -12Q16 0 22 12M8 -10q-6 8 0 16M-6 -8q-5 7 0 12', 1.5),
    ],
    place,
  );

/** A bird at rest that looks right. */
export const perchedBird = (place: Place, role: Role = 'wood', breast: Role = 'linen'): Art =>
  put(
    [
      fill(role, 'M-40 44C-34 10 -26 -20 -2 -28C-4 -48 26 -54 34 -36L46 -30L34 -26C38 0 24 24 0 26L-22 30Z', {
        width: 2,
      }),
      fill(breast, 'M32 -20C36 2 22 22 4 24C14 8 14 -8 20 -22Z', { width: 1.4 }),
      flat('ink', circlePath(23, -38, 3)),
      line('M-6 -14C-16 -2 -24 14 -30 30M6 26V36M14 24V34', 1.8),
    ],
    place,
  );

/** A snake along a path of waves, its head up at the right end. */
export const snake = (d: string, [x, y]: readonly [number, number], role: Role = 'leaf'): Art => [
  tube(role, d, 13),
  put(
    [
      fill(role, 'M-10 6C-12 -8 4 -14 22 -6C26 0 20 8 8 10Z', { width: 1.8 }),
      flat('light', circlePath(8, -4, 3)),
      line('M22 0l12 -3M22 0l11 5', 1.6, 'red'),
    ],
    { x, y },
  ),
];

export const rabbit = (place: Place): Art =>
  put(
    [
      fill(
        'linen',
        'M-46 0C-58 -40 -20 -62 12 -46C20 -62 44 -64 50 -44C54 -30 44 -20 32 -20C36 -10 36 -4 34 0Z',
        { width: 2 },
      ),
      fill(
        'linen',
        'M18 -54C6 -80 6 -104 16 -110C28 -100 30 -76 30 -58ZM32 -58C30 -84 38 -104 50 -106C56 -92 50 -72 42 -56Z',
        { width: 2 },
      ),
      disc('light', -50, -12, 12, 1.6),
      flat('ink', circlePath(38, -44, 3)),
      line('M50 -38l6 2M-14 -6C-24 -26 -4 -36 8 -24', 1.6),
    ],
    place,
  );
