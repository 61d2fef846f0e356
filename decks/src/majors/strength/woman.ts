import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

const look: Look = { skin: 'skinBrown', hair: 'hairBlack', cut: 'long', eyes: 'closed', mood: 'tender' };

const HEAD = { x: 284, y: 346, size: 1.08, turn: 12 };

/** She leans over the lion, her hair falling on her shoulders. */
export const woman: Art = [
  put(hairBehind(look), HEAD),
  fill(
    'linen',
    'M254 446C196 462 158 500 140 560L120 760H480L460 560C442 500 404 462 338 446Q296 486 254 446Z',
  ),
  graven('220,490 210,560 220,640', 5),
  graven('380,490 390,560 370,640', 5),
  graven('290,500 286,540 296,600', 4),
  put([head(look), frontModelling(look), HATS.roseWreath], HEAD),
];

/** A short cape over the shoulders, from under which both arms come. */
export const cape: Art = [
  fill(
    'linen',
    'M252 446C204 456 160 488 138 540Q170 566 208 548Q236 512 262 500Q298 514 336 498Q366 512 396 548Q436 562 464 534C442 486 398 456 340 446Q296 488 252 446Z',
  ),
  line('M142 532Q172 556 204 540Q234 502 262 490Q298 504 336 488Q368 502 398 540Q434 552 460 526', 6, 'rose'),
  graven('232,464 196,494 176,540', 4),
  graven('362,464 402,494 424,538', 4),
  fill('rose', 'M250 440Q296 490 342 440L352 456Q296 512 240 456Z', { width: 1.8 }),
];

/** Her hands lie flat on the mane at both cheeks of the lion. */
export const armsRound: Art = [
  cuffedArm({
    shoulder: [206, 476],
    elbow: [94, 596],
    cloth: 'linen',
    trim: 'rose',
    size: 1.66,
    at: { x: 164, y: 688, turn: 34, size: 1.36 },
    wrist: [-30, 0],
    hand: (place) => flatHand('skinBrown', place),
  }),
  cuffedArm({
    shoulder: [398, 476],
    elbow: [506, 584],
    cloth: 'linen',
    trim: 'rose',
    size: 1.6,
    at: { x: 446, y: 672, turn: -38, size: 1.36, flip: true },
    wrist: [-30, 4],
    hand: (place) => flatHand('skinBrown', place),
  }),
];
