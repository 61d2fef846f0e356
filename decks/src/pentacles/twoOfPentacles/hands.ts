import { eachOf, fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { hollowPalm } from '../../figure/hollowPalm.ts';
import { disc } from '../../primitives/lights.ts';

const bell = (x: number, y: number): Art => [
  disc('metal', x, y, 12, 2),
  line(`M${x - 10} ${y + 1}q10 5 20 0`, 1.6, 'ink', 0.7),
  flat('ink', circlePath(x, y + 6, 2.6)),
];

/** A hanging cuff in points with a bell at each; from 0,0, which is at the wrist. */
const points = (cloth: Role, place: Place): Art =>
  put(
    [
      fill(
        cloth,
        'M-50 -6C-60 20 -76 50 -92 64C-70 66 -56 62 -44 50C-36 70 -22 86 -4 94C6 78 10 64 12 48C30 62 52 68 72 62C58 42 50 20 46 -4Q0 18 -50 -6Z',
        { width: 2 },
      ),
      graven('-34,6 -52,36 -66,52', 5),
      graven('0,10 -2,46 -4,72', 5),
      graven('30,6 40,34 52,50', 5),
      eachOf('-92,70 -4,100 74,68', bell),
    ],
    place,
  );

type Toss = { elbow: Point; at: Place; cloth: Role; points: Role; cuff: Place; what?: Art };

/** An open hand from below, in a sleeve of the juggler's motley. */
const tossing = ({ elbow, at, cloth, points: under, cuff, what }: Toss): Art => [
  cuffedArm({
    shoulder: [elbow[0], 1100],
    elbow,
    cloth,
    trim: 'trim',
    size: 2.1,
    at,
    wrist: [-44, 14],
    hand: (place) => hollowPalm('skinBrown', place, what),
  }),
  points(under, cuff),
];

/** The low hand, in which the lower loop lies. */
export const leftHand = (what: Art): Art =>
  tossing({
    elbow: [40, 880],
    at: { x: 150, y: 572, size: 1.8, turn: -40 },
    cloth: 'red',
    points: 'straw',
    cuff: { x: 112, y: 648, turn: 42, size: 0.86 },
    what,
  });

/** The high hand, which lifts the upper loop. */
export const rightHand = (what: Art): Art =>
  tossing({
    elbow: [588, 760],
    at: { x: 464, y: 430, size: 1.8, turn: 46, flip: true },
    cloth: 'straw',
    points: 'red',
    cuff: { x: 502, y: 508, turn: -38, size: 0.86, flip: true },
    what,
  });
