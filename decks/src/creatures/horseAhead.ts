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
      // Shoulder, forearm, knee, cannon and fetlock of each foreleg.
      mirrored(
        [
          limb(coat, '36,-136 35,-104 33,-72 33,-58 32,-36 33,-14', [56, 44, 27, 30, 20, 27]),
          flat('ink', 'M18 -96C22 -80 24 -66 26 -30L34 -30C32 -60 30 -84 18 -96Z', 0.3),
          graven('24,-70 33,-56 42,-70', 3.4, 'detail', 0.6),
          graven('50,-124 48,-96 42,-76', 4, 'detail', 0.5),
          hoofAt(33, 0, 1),
        ],
        0,
      ),
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
      put(horseFace(coat, mane), { x: 8, y: 6, size: 1.06 }),
    ],
    place,
  );

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
export const horseFace = (coat: Role, mane: Role): Art => [
  fill(coat, 'M-18 -308C-28 -330 -26 -350 -18 -360C-6 -348 4 -332 4 -314Z', { width: 2 }),
  flat('ink', 'M-12 -314C-20 -330 -20 -342 -16 -350C-8 -340 -4 -328 -4 -316Z', 0.6),
  fill(coat, 'M20 -314C20 -334 28 -350 38 -358C46 -344 44 -326 36 -308Z', { width: 2 }),
  flat('ink', 'M26 -316C26 -330 31 -342 36 -348C40 -338 38 -326 34 -314Z', 0.6),
  fill(
    coat,
    'M-22 -312C-10 -327 28 -327 39 -312C47 -298 44 -282 46 -266C48 -250 50 -236 56 -222C64 -210 66 -196 61 -186C58 -172 49 -165 36 -164C22 -164 12 -171 7 -182C1 -194 4 -206 0 -220C-8 -232 -24 -240 -29 -260C-33 -280 -31 -300 -22 -312Z',
  ),
  // The flat cheek, lit from the left, and the hollow between it and the nose.
  flat(
    'steelDark',
    'M-27 -288C-32 -266 -22 -246 -6 -236C2 -244 2 -262 -6 -278C-10 -288 -22 -296 -27 -288Z',
    0.34,
  ),
  graven('-2,-280 6,-256 6,-230', 5, 'ink', 0.6),
  graven('42,-272 44,-250 50,-228', 5, 'ink', 0.5),
  flat(
    'light',
    'M8 -310C14 -316 20 -314 22 -304C26 -276 32 -250 40 -224C43 -212 34 -206 28 -214C22 -244 12 -278 8 -310Z',
  ),
  // Muzzle, nostrils, the upper lip and the chin.
  flat(
    'steelDark',
    'M3 -206C14 -217 46 -218 58 -212C63 -204 64 -194 61 -186C56 -181 46 -181 38 -185C28 -180 16 -178 8 -184C4 -191 3 -198 3 -206Z',
    0.75,
  ),
  fill(
    'steelDark',
    'M12 -180C22 -177 30 -179 38 -184C46 -180 54 -180 59 -183C57 -170 48 -165 37 -165C25 -165 16 -171 12 -180Z',
    {
      width: 1.6,
    },
  ),
  line('M8 -184C16 -178 28 -180 38 -185C46 -181 56 -181 61 -186', 3, 'ink'),
  line('M38 -186V-196', 2, 'ink', 0.6),
  flat('ink', 'M8 -200C10 -211 22 -212 26 -203C27 -196 22 -191 18 -193C20 -199 16 -203 8 -200Z'),
  flat('ink', 'M61 -202C60 -211 50 -212 47 -204C46 -197 50 -192 54 -194C53 -199 56 -203 61 -202Z'),
  line('M7 -203C10 -213 22 -214 27 -204M62 -205C60 -213 50 -214 46 -205', 1.6, 'light', 0.5),
  [-12, 38].map((x, i) => [
    flat('ink', `M${x - 11} -284Q${x} -299 ${x + 11} -284Q${x} -274 ${x - 11} -284Z`),
    flat('woodDark', circlePath(x + i * 2, -285, 5.4)),
    flat('ink', circlePath(x + i * 2, -285, 3)),
    flat('light', circlePath(x - 2 + i * 2, -288, 2)),
    line(`M${x - 12} -284Q${x} -300 ${x + 11} -285`, 2, 'steel', 0.7),
  ]),
  fill(mane, 'M-4 -322C6 -334 22 -332 26 -318C26 -300 16 -286 8 -276C5 -294 -5 -302 -4 -322Z', {
    width: 1.6,
  }),
  graven('8,-322 12,-304 9,-284', 3),
  line('M-26 -300Q8 -310 42 -302M-24 -298L-2 -228M43 -302L53 -230M-4 -232Q26 -216 54 -232', 4, 'redDark'),
  line('M-2 -228L4 -196M54 -230L62 -196', 3, 'redDark'),
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
