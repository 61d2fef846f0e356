import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb } from '../drawing/swell.ts';

// Two that sit, throw back their heads to the right and howl; about 240 high, the ground at 0.

type Coat = { coat: Role; shaded: Role; breast: Role };

/** From the rump up the back to the open jaws and down by the breast to the near forepaw. */
const BODY =
  'M-60 0C-84 -24 -78 -70 -54 -104C-38 -126 -34 -146 -28 -162C-24 -180 -8 -190 10 -188C22 -204 36 -224 50 -236C56 -240 64 -236 63 -229C58 -214 48 -200 40 -187C50 -192 60 -198 68 -203C74 -204 76 -198 72 -193C62 -180 52 -170 42 -164C36 -154 36 -140 40 -124C48 -104 48 -84 42 -64C38 -46 38 -28 38 -14C46 -12 54 -8 54 0H18C20 -20 20 -40 12 -56C2 -40 -6 -20 -8 0Z';

const sitting = ({ coat, shaded }: Coat, breast: Art): Art => [
  fill(shaded, 'M26 -76C46 -60 56 -32 56 -14C64 -12 72 -8 72 0H42Z', { width: 2 }),
  flat('redDark', 'M36 -180L60 -226L70 -200Z'),
  fill(coat, BODY),
  breast,
  fill(coat, 'M-62 0C-84 -30 -68 -72 -32 -70C-4 -66 8 -36 -4 -14C8 -14 18 -10 20 0Z', { width: 2 }),
  graven('-52,-50 -28,-54 -10,-30', 4),
  graven('2,-70 14,-58 20,-30', 3),
  line('M-4 -6V0M6 -6V0M30 -6V0M40 -7V0', 1.6),
  flat('ink', circlePath(58, -233, 4.6)),
  line('M16 -184Q22 -182 26 -188', 2.6, 'ink'),
];

/** A wolf: pricked ears, a shaggy breast, a bushy tail. */
export const howlingWolf = (of: Coat, place: Place): Art =>
  put(
    [
      limb(of.coat, '-54,-12 -88,-8 -122,-34', [22, 36, 6]),
      graven('-70,-8 -94,-12 -112,-26', 4),
      fill(of.shaded, 'M-4 -184L-30 -206L-20 -170Z', { width: 1.8 }),
      sitting(
        of,
        fill(
          of.breast,
          'M12 -162C24 -150 34 -156 42 -164L45 -147L38 -138L51 -124L42 -116L55 -98L44 -92L51 -74L39 -72L38 -54C20 -68 8 -112 12 -162Z',
          { width: 1.8 },
        ),
      ),
      fill(of.coat, 'M-8 -180L-46 -192L-28 -154Z', { width: 2 }),
      flat('ink', 'M-14 -176L-36 -184L-26 -162Z', 0.4),
    ],
    place,
  );

/** A dog: hanging ears, a collar, a tail that stands up. */
export const howlingDog = (of: Coat, place: Place): Art =>
  put(
    [
      limb(of.coat, '-60,-14 -92,-22 -98,-64', [16, 14, 5]),
      sitting(of, fill(of.breast, 'M38 -128C48 -104 48 -84 42 -64C26 -72 20 -104 38 -128Z', { width: 1.6 })),
      line('M-32 -148Q6 -126 38 -146', 10, 'line'),
      line('M-32 -148Q6 -126 38 -146', 7, 'red'),
      fill('metal', circlePath(32, -132, 7), { width: 1.4 }),
      fill(of.shaded, 'M-4 -184C-28 -188 -48 -168 -46 -136C-28 -132 -10 -150 -2 -168Z', { width: 2 }),
    ],
    place,
  );
