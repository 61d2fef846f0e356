import { type Art, fill, line, mirrored, put, tube } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { closedOver } from '../../figure/holds.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { blownHair } from '../../figure/profileHair.ts';

/** One turn of a twisted rope from side to side, which sags by `sag`, and its shadow on the cloth below it. */
function coil(y: number, half: number, sag: number): Art {
  const along = (down: number) =>
    `M${300 - half} ${y + down}Q300 ${y + sag * 2 + down} ${300 + half} ${y + down}`;
  return [
    line(along(9), 10, 'ink', 0.4),
    tube('red', along(0), 13),
    times(22, (i) => {
      const t = (i + 1) / 23;
      const [x, top] = [300 + (2 * t - 1) * half, y + 4 * sag * t * (1 - t)];
      return line(
        `M${toTenth(x - 5)} ${toTenth(top + 6)}Q${toTenth(x)} ${toTenth(top + 1)} ${toTenth(x + 5)} ${toTenth(top - 6)}`,
        1.8,
        'skinEdge',
        0.6,
      );
    }),
  ];
}

const gown: Art = [
  fill(
    'linen',
    'M262 404C214 412 184 436 180 486C184 550 206 600 214 650C190 720 150 800 128 900H472C450 800 410 720 386 650C394 600 416 550 420 486C416 436 386 412 338 404Q300 426 262 404Z',
  ),
  graven('262,700 226,790 196,890', 8),
  graven('300,716 300,800 298,890', 7),
  graven('338,700 374,790 404,890', 8),
  graven('258,440 252,500 262,560', 6),
  graven('342,440 348,500 338,560', 6),
];

/** The blindfold over a head in profile, with a knot whose ends the wind takes. */
const blindfold: Art = [
  limb('red', '-66,-14 -104,-30 -136,-10 -176,-22', [10, 22, 26, 10]),
  limb('red', '-66,-8 -96,8 -120,30 -160,28', [10, 20, 24, 8]),
  fill('red', 'M47 -30C20 -20 -30 -20 -74 -30L-72 2C-30 12 22 10 51 0C48 -8 46 -16 47 -30Z', { width: 2 }),
  graven('44,-18 0,-8 -64,-16', 3),
  fill('red', 'M-84 -26C-76 -34 -56 -30 -54 -16C-52 0 -64 10 -76 6C-88 0 -92 -16 -84 -26Z', { width: 1.8 }),
];

/** She turns her face to where the way is open. */
const face: Art = put(
  [
    profile({ skin: 'skinOlive', hair: 'hairBrown', eyes: 'closed', mood: 'sad' }),
    sideModelling({}),
    limb('hairBrown', '-46,20 -96,56 -150,50 -200,84 -232,72', [60, 48, 38, 22, 3]),
    blownHair('hairBrown'),
    blindfold,
  ],
  { x: 296, y: 310, size: 1.06, turn: -6 },
);

/** The left arm; its wrist lies on the other. */
const boundArm: Art = cuffedArm({
  shoulder: [202, 452],
  elbow: [158, 596],
  cloth: 'linen',
  trim: 'light',
  size: 1.5,
  at: { x: 334, y: 664, turn: 14, size: 1.35 },
  wrist: [-28, -4],
  hand: (place) => closedOver('skinOlive', place),
});

const wristRope: Art = [-14, 0, 14].map((x) =>
  tube('red', `M${296 + x} 630Q${310 + x} 654 ${298 + x} 684`, 10),
);

/** Bound at arms and hands. */
export const woman: Art = put(
  [gown, mirrored(boundArm), wristRope, coil(500, 132, 12), coil(526, 138, 12), face],
  { x: -34 },
);
