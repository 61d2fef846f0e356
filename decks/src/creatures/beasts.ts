import { fill, flat, line, mirrored, put, tube, type Art, type Place } from '../drawing/art.ts';
import { circlePath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { disc } from '../primitives/lights.ts';

/** A small dog that leaps to the right with its head up; about 120 wide. */
export const leapingDog = (place: Place, coat: Role = 'light', shaded: Role = 'linen'): Art =>
  put(
    [
      fill(coat, 'M-58 -22C-84 -30 -92 -56 -82 -70C-76 -52 -66 -44 -48 -40Z', { width: 2 }),
      fill(
        coat,
        'M-56 -12C-60 -40 -30 -50 0 -52C14 -56 22 -66 30 -78C34 -92 48 -98 60 -92L84 -84C88 -74 78 -68 64 -68C58 -58 54 -46 48 -36L66 -18L60 -8L34 -24C20 -18 0 -16 -18 -16L-30 0L-44 4L-42 -8L-52 16L-66 18Z',
        { width: 2 },
      ),
      fill(shaded, 'M38 -88C26 -84 20 -66 26 -56C36 -60 44 -74 44 -84Z', { width: 1.8 }),
      flat('ink', circlePath(58, -84, 3)),
      flat('ink', circlePath(83, -81, 3.4)),
      line('M34 -64L50 -56', 4, 'red'),
    ],
    place,
  );

export const lobster = (place: Place): Art =>
  put(
    [
      mirrored(
        [
          tube('red', 'M-16 -6C-46 -16 -60 -34 -54 -56', 6),
          fill(
            'red',
            'M-56 -52C-80 -60 -80 -94 -58 -102C-60 -90 -56 -82 -50 -80C-48 -88 -44 -94 -34 -94C-30 -72 -42 -56 -56 -52Z',
            { width: 1.6 },
          ),
          [0, 12, 24].map((y) => line(`M-18 ${y}Q-38 ${y - 4} -46 ${y + 12}`, 3.4, 'red')),
          line('M-6 -30C-12 -62 -26 -68 -32 -80', 2, 'red'),
        ],
        0,
      ),
      fill('red', 'M0 -38C-26 -34 -30 -4 -20 18L20 18C30 -4 26 -34 0 -38Z'),
      times(3, (i) =>
        fill(
          'red',
          `M${-19 + i * 3} ${14 + i * 14}H${19 - i * 3}L${16 - i * 3} ${30 + i * 14}H${-16 + i * 3}Z`,
          { width: 1.4 },
        ),
      ),
      fill('red', 'M-8 56C-30 60 -26 84 -14 84C-6 78 6 78 14 84C26 84 30 60 8 56Z', { width: 1.4 }),
      [-8, 8].map((x) => disc('light', x, -24, 3.4, 1)),
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
