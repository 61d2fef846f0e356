import { type Art, fill, line, mirrored, put, tube } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import { closedOver } from '../../figure/holds.ts';

/** One turn of a twisted rope from side to side, which sags by `sag`, and its shadow on the cloth below it. */
function coil(y: number, half: number, sag: number): Art {
  const along = (down: number) =>
    `M${300 - half} ${y + down}Q300 ${y + sag * 2 + down} ${300 + half} ${y + down}`;
  return [
    line(along(9), 10, 'ink', 0.4),
    tube('linen', along(0), 13),
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
    'wine',
    'M262 404C214 412 184 436 180 486C184 550 206 600 214 650C190 720 150 800 128 900H472C450 800 410 720 386 650C394 600 416 550 420 486C416 436 386 412 338 404Q300 426 262 404Z',
  ),
  graven('262,700 226,790 196,890', 8),
  graven('300,716 300,800 298,890', 7),
  graven('338,700 374,790 404,890', 8),
  graven('258,440 252,500 262,560', 6),
  graven('342,440 348,500 338,560', 6),
];

/** The knot of the blindfold, with its ends over the hair. */
const knot: Art = [
  fill('linen', 'M-68 -26C-30 -8 30 -8 68 -26L66 8C30 24 -30 24 -66 8Z', { width: 2 }),
  fill('linen', 'M-4 10L-40 86L-20 80L-10 96L12 14Z', { width: 1.8 }),
  fill('linen', 'M4 10L34 96L40 76L60 80L20 6Z', { width: 1.8 }),
  fill('linen', 'M-18 -8C-10 -16 16 -16 20 -6C24 8 14 18 2 18C-14 18 -24 6 -18 -8Z', { width: 1.8 }),
];

/** The left arm; its wrist lies at the small of the back. */
const boundArm: Art = cuffedArm({
  shoulder: [202, 452],
  elbow: [158, 596],
  cloth: 'wine',
  trim: 'rose',
  size: 1.5,
  at: { x: 334, y: 664, turn: 14, size: 1.35 },
  wrist: [-28, -4],
  hand: (place) => closedOver('skinFair', place),
});

const wristRope: Art = [-14, 0, 14].map((x) =>
  tube('linen', `M${296 + x} 630Q${310 + x} 654 ${298 + x} 684`, 10),
);

/** From behind, her hands tied at her back. */
export const woman: Art = put(
  [
    gown,
    mirrored(boundArm),
    wristRope,
    coil(500, 132, 12),
    coil(526, 138, 12),
    headFromBehind({
      skin: 'skinFair',
      hair: 'hairBrown',
      cut: 'long',
      place: { x: 300, y: 320, size: 0.98, turn: 4 },
    }),
    put(knot, { x: 300, y: 320, size: 0.98, turn: 4 }),
  ],
  { x: -30 },
);
