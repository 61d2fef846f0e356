import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { type Point, type Points, toPoints, toTenth } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { smoothPath } from '../../drawing/smooth.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { type Gait, GAITS } from './gaits.ts';
import { forelock, mane, tail } from './hair.ts';
import { BIT, bridle, farEar, features, headOutline, onHead } from './head.ts';

type Horse = {
  gait: keyof typeof GAITS;
  coat: Role;
  shaded: Role;
  mane: Role;
  /** A mane of the scene's own in its place. */
  ownMane?: Art;
  /** The hand that holds the rein. */
  rein?: Point;
};

/** Half the width of a leg before and behind each of its joints. */
const HIND: readonly (readonly [before: number, behind: number])[] = [
  [22, 20],
  [11, 14],
  [7, 7.5],
  [8, 10],
  [8, 9],
];
const FORE: typeof HIND = [
  [15, 16],
  [11, 10],
  [6.5, 7.5],
  [8, 10],
  [8, 9],
];

const thicker = (widths: typeof HIND, by = 1): typeof HIND =>
  widths.map(([before, behind]) => [before * by, behind * by]);

/** A horse from the side, looking right, in one outline with its near legs; its saddle is at (-14, -56). */
export function horse({ gait: name, coat, shaded, mane: hair, ownMane, rein }: Horse): Art {
  const gait: Gait = GAITS[name];
  const streams = gait.streams ?? false;
  const crest: Point[] = [[26, -66], ...toPoints(gait.crest), gait.poll];
  const shared = (of: Art) => onHead(of, gait.poll, gait.face, gait.headSize);
  return [
    tail(hair, streams),
    farLeg(gait.farFore, shaded, thicker(FORE, gait.legs)),
    farLeg(gait.farHind, shaded, thicker(HIND, gait.legs)),
    shared(farEar(shaded)),
    hoofAt(gait.hind),
    hoofAt(gait.fore),
    fill(coat, smoothPath(outline(gait))),
    muscles(gait, shaded),
    ownMane ?? mane(hair, crest, streams),
    shared([features(coat), forelock(hair), bridle]),
    rein && reinTo(gait, rein),
  ];
}

/** From the bit to the hand, sagging a little. */
function reinTo({ poll, face, headSize = 1 }: Gait, [x, y]: Point): Art {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => headSize * of((face * Math.PI) / 180)) as [
    number,
    number,
  ];
  const [bx, by] = [poll[0] + BIT[0] * cos - BIT[1] * sin, poll[1] + BIT[0] * sin + BIT[1] * cos];
  const sag = by > 0 ? (by + y) / 2 + 26 : Math.max(by, y) + 14;
  const d = `M${toTenth(bx)} ${toTenth(by)}Q${toTenth((bx + x) / 2)} ${toTenth(sag)} ${x} ${y}`;
  return [line(d, 3.4, 'redDark'), line(d, 1, 'trim', 0.8)];
}

/** Withers, croup, hind leg, belly, foreleg, breast, throat, head and crest. */
function outline(gait: Gait): Point[] {
  const hind = sides(gait.hind, thicker(HIND, gait.legs));
  const fore = sides(gait.fore, thicker(FORE, gait.legs));
  return [
    ...toPoints('26,-68 -10,-57 -50,-60 -84,-67 -112,-56 -128,-30 -130,0'),
    ...hind.behind,
    ...hind.before.toReversed(),
    ...toPoints(gait.belly ?? '-58,30 -36,24 4,34 40,39 62,34'),
    ...fore.behind,
    ...fore.before.toReversed(),
    ...toPoints(gait.throat).toReversed(),
    ...headOutline(gait.poll, gait.face, gait.headSize),
    gait.poll,
    ...toPoints(gait.crest).toReversed(),
  ];
}

/** Both sides of a leg from above to the coronet. */
function sides(leg: Points, widths: typeof HIND): { before: Point[]; behind: Point[] } {
  const joints = toPoints(leg);
  const shift = (i: number, by: number): Point => {
    const [x, y] = joints[i] ?? [0, 0];
    const [ax, ay] = joints[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by2] = joints[Math.min(joints.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    return [x + ((by2 - ay) / length) * by, y - ((bx - ax) / length) * by];
  };
  return {
    before: joints.map((_, i) => shift(i, widths[i]?.[0] ?? 8)),
    behind: joints.map((_, i) => shift(i, -(widths[i]?.[1] ?? 8))),
  };
}

const farLeg = (leg: Points, coat: Role, widths: typeof HIND): Art => {
  const total = widths.map(([a, b]) => (a + b) * 0.94);
  return [hoofAt(leg), limb(coat, leg, [(total[0] ?? 30) * 1.3, ...total])];
};

function hoofAt(leg: Points): Art {
  const [[ax, ay] = [0, 0], [x, y] = [0, 0]] = toPoints(leg).slice(-2);
  const turn = (Math.atan2(y - ay, x - ax) * 180) / Math.PI - 90;
  return put(fill('woodDark', 'M-10 -3H10L15 13C8 16 -8 16 -13 13Z', { width: 1.8 }), {
    x,
    y,
    turn: turn * 0.8,
  });
}

/** What the engraver's tone does not know: shoulder, elbow, ribs and the underside. */
const muscles = ({ hind, fore, throat, belly }: Gait, shaded: Role): Art => {
  const [[gx, gy] = [0, 0], [hx, hy] = [0, 0]] = toPoints(hind);
  const [[fx, fy] = [0, 0]] = toPoints(fore);
  const [[tx, ty] = [0, 0], [ux, uy] = [0, 0]] = toPoints(throat);
  return [
    flat(
      shaded,
      belly
        ? 'M50 56L34 60L4 56L-32 44L-56 38C-46 22 -28 22 -6 32C14 40 30 46 50 56Z'
        : 'M44 38L4 34L-36 24L-58 30C-46 12 -30 10 -8 16C12 22 30 30 44 38Z',
      0.75,
    ),
    // The neck is round below, and the breast lies in its shadow.
    flat(
      shaded,
      `M${tx - 3} ${ty + 3}Q${(tx + ux) / 2 - 4} ${(ty + uy) / 2 + 2} ${ux - 4} ${uy + 18}Q${ux - 36} ${uy} ${tx - 3} ${ty + 3}Z`,
      0.7,
    ),
    // The shoulder blade and the forearm's muscle.
    graven('44,-58 74,-34 96,-2', 5, 'ink', 0.3),
    graven(
      [
        [64, 30],
        [fx - 6, fy - 16],
        [fx + 4, fy],
      ],
      4,
      'ink',
      0.35,
    ),
    graven('56,-44 52,-10 66,22', 4, 'ink', 0.22),
    // The thigh over the flank, and the buttock.
    graven('-70,-44 -50,-10 -60,26', 5, 'ink', 0.32),
    graven(
      [
        [-116, -20],
        [gx - 8, gy - 24],
        [hx + 6, hy - 12],
      ],
      4,
      'ink',
      0.32,
    ),
    graven('-38,16 -28,-4 -32,-30', 3, 'ink', 0.2),
    graven('-8,24 -2,2 -6,-24', 3, 'ink', 0.16),
    // The windpipe along the neck.
    graven(
      [
        [tx - 14, ty + 4],
        [ux - 16, uy + 6],
        [ux - 18, uy + 40],
      ],
      4,
      'ink',
      0.32,
    ),
  ];
};
