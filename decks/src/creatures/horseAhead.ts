import { fill, flat, line, mirrored, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';

type HorseAhead = { coat: Role; shaded: Role; mane: Role; harness: Role };

/** A heavy harnessed horse that comes towards us, its face turned a little to the right; its hooves at 0, its bit at (66, -196). */
export const horseAhead = ({ coat, shaded, mane, harness }: HorseAhead, place: Place): Art =>
  put(
    [
      mirrored([limb(shaded, '58,-116 64,-66 60,-24', [44, 26, 20]), hoofAt(60, -10, 0.86)], 0),
      fill(shaded, 'M-70 -196C-98 -160 -92 -104 -58 -88Q0 -70 58 -88C92 -104 98 -160 70 -196Z'),
      fill(coat, 'M-60 -196C-72 -164 -66 -120 -46 -104Q0 -84 46 -104C66 -120 72 -164 60 -196Z'),
      legs(coat),
      graven('0,-150 1,-120 0,-96', 6, 'ink', 0.6),
      fill(
        coat,
        'M-60 -180C-62 -230 -42 -280 -10 -312L54 -308C70 -272 70 -226 62 -180C40 -164 -40 -164 -60 -180Z',
      ),
      ['56,-200 44,-186 22,-172', '62,-222 52,-200 34,-182', '-20,-214 -14,-192 0,-176'].map((points) =>
        graven(points, 4, 'ink', 0.45),
      ),
      fill(
        mane,
        'M4 -318C-30 -302 -54 -268 -64 -228C-60 -230 -56 -228 -56 -224C-66 -206 -74 -190 -72 -168C-64 -174 -56 -172 -52 -166C-36 -200 -16 -236 8 -264Z',
        { width: 1.8 },
      ),
      graven('-6,-300 -38,-254 -58,-196', 3),
      graven('-2,-284 -26,-244 -48,-188', 3),
      harnessed(harness),
      put(horseFace(coat, mane), { x: 52, y: 5, size: 1.06, turn: -8 }),
    ],
    place,
  );

/** Shoulder, forearm, knee, cannon and fetlock of each foreleg: the left one is lifted, the right one treads. */
const legs = (coat: Role): Art => [
  limb(coat, '-54,-108 -46,-82 -34,-58', [34, 24, 22]),
  put(hoofAt(0, 0, 0.84), { x: -27, y: -42, turn: -20 }),
  limb(coat, '-34,-150 -52,-132 -58,-108', [60, 54, 40]),
  graven('-70,-108 -59,-95 -48,-108', 3.4, 'detail', 0.6),
  graven('-66,-144 -72,-130 -70,-118', 4, 'detail', 0.5),
  limb(coat, '36,-136 38,-104 41,-72 42,-58 44,-36 47,-14', [56, 44, 27, 30, 20, 27]),
  flat('ink', 'M18 -96C24 -80 30 -66 36 -30L44 -30C40 -60 34 -84 18 -96Z', 0.3),
  graven('32,-70 41,-56 50,-70', 3.4, 'detail', 0.6),
  graven('52,-124 52,-96 48,-76', 4, 'detail', 0.5),
  hoofAt(47, 0, 1),
];

/** A broad hoof under the long hair of a heavy horse. */
const hoofAt = (x: number, y: number, size: number): Art =>
  put(
    [
      fill('woodDark', 'M-15 -10H15L20 10H-20Z', { width: 1.8 }),
      fill('linen', 'M-12 -34C-20 -22 -24 -10 -22 2L-13 -4L-8 5L0 -3L8 5L13 -4L22 2C24 -10 20 -22 12 -34Z', {
        width: 1.6,
      }),
    ],
    { x, y, size },
  );

/** The head: forehead, cheek, the hollow of the nose, a grey muzzle with nostrils and lips, its ears and its bridle. */
export const horseFace = (coat: Role, mane: Role, paleMuzzle = false): Art => [
  fill(coat, 'M-20 -304C-32 -330 -28 -352 -18 -366C-4 -352 6 -332 4 -312Z', { width: 2 }),
  flat('ink', 'M-14 -312C-22 -330 -21 -344 -16 -354C-8 -342 -4 -328 -4 -314Z', 0.6),
  fill(coat, 'M22 -312C22 -334 30 -352 42 -364C49 -346 46 -326 37 -304Z', { width: 2 }),
  flat('ink', 'M28 -314C28 -330 34 -344 39 -352C42 -340 40 -326 35 -312Z', 0.6),
  // A broad brow between the eyes, hollow temples, a long nose that grows narrow, and the muzzle.
  fill(
    coat,
    'M-20 -314C-6 -330 26 -330 38 -314C46 -304 51 -292 49 -280C48 -270 45 -262 46 -250C47 -238 49 -228 52 -220C59 -212 62 -200 59 -188C56 -174 48 -166 36 -165C22 -165 12 -172 9 -184C6 -196 7 -206 3 -218C-4 -232 -24 -238 -31 -258C-34 -268 -34 -278 -34 -286C-34 -298 -29 -306 -20 -314Z',
  ),
  flat('ink', 'M-30 -272C-30 -256 -20 -244 -6 -238C0 -248 0 -260 -6 -270C-14 -262 -24 -264 -30 -272Z', 0.22),
  flat(
    'ink',
    'M44 -272C38 -254 38 -236 44 -218L52 -220C49 -228 47 -238 46 -250C45 -260 46 -266 47 -274Z',
    0.3,
  ),
  graven('-2,-272 6,-250 8,-226', 5, 'ink', 0.6),
  flat(
    'light',
    'M8 -312C14 -318 20 -316 22 -306C26 -278 31 -252 37 -226C40 -214 32 -208 28 -216C22 -246 12 -280 8 -312Z',
  ),
  // The dark muzzle with its nostrils, the mouth and the chin.
  flat(
    paleMuzzle ? 'linen' : 'ink',
    'M6 -204C16 -214 44 -215 56 -209C61 -201 62 -192 59 -186C56 -172 48 -165 36 -165C22 -165 12 -171 9 -184C7 -190 6 -198 6 -204Z',
    paleMuzzle ? 0.5 : 0.42,
  ),
  paleMuzzle
    ? line('M22 -177Q37 -174 51 -178', 2, 'ink')
    : line('M10 -183C18 -178 30 -179 38 -184C46 -180 54 -181 59 -185', 3, 'ink'),
  !paleMuzzle && line('M38 -185V-194', 2, 'ink', 0.6),
  flat('ink', 'M11 -198C10 -210 22 -213 27 -204C29 -197 24 -191 19 -193C21 -200 16 -203 11 -198Z'),
  flat('ink', 'M58 -200C59 -210 49 -212 46 -205C45 -197 49 -192 53 -194C51 -199 55 -203 58 -200Z'),
  line('M8 -202C10 -213 22 -216 28 -206M60 -203C59 -213 50 -215 45 -207', 1.6, 'light', 0.5),
  // Dark eyes at the sides of the head, under a bony brow.
  [
    [
      'M-29 -284C-24 -295 -11 -295 -5 -283C-10 -275 -23 -274 -29 -284Z',
      'M-33 -285C-27 -303 -8 -303 -1 -284',
      -20,
    ],
    ['M33 -284C37 -295 46 -295 49 -284C47 -276 38 -275 33 -284Z', 'M30 -284C34 -302 46 -302 49 -291', 39],
  ].map(([eye, brow, x]) => [
    flat('ink', String(eye)),
    line(String(eye), 1.4, 'woodDark'),
    line(String(brow), 2.6, 'ink', 0.55),
    flat('light', circlePath(Number(x), -287.5, 2)),
  ]),
  fill(mane, 'M-4 -324C8 -336 24 -334 27 -320C28 -300 20 -284 10 -268C8 -290 -6 -304 -4 -324Z', {
    width: 1.6,
  }),
  graven('8,-324 14,-304 11,-280', 3),
  line('M-28 -304Q8 -314 45 -306M-32 -268L-2 -226M48 -268L53 -226M-2 -230Q26 -216 53 -228', 4, 'redDark'),
  line('M-2 -228L4 -196M53 -228L61 -196', 3, 'redDark'),
  disc('metal', 3, -192, 6.5, 1.4),
  disc('metal', 63, -194, 6, 1.4),
];

const harnessed = (harness: Role): Art => [
  fill(harness, 'M-66 -190C-54 -138 54 -138 66 -190L56 -202C40 -158 -40 -158 -56 -202Z', { width: 2 }),
  mirrored(
    fill(harness, 'M68 -172L62 -188C46 -146 22 -128 10 -124L10 -110C36 -116 62 -136 68 -172Z', {
      width: 1.8,
    }),
    0,
  ),
  [-46, -24, 24, 46].map((x) => disc('metal', x, -160 - (Math.abs(x) - 24) * 0.7, 4.5, 1)),
  disc('metal', 0, -120, 17, 1.8),
  disc(harness, 0, -120, 8, 1.4),
];
