import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

const look: Look = { skin: 'skinBrown', hair: 'hairBlack', cut: 'long', eyes: 'closed', mood: 'tender' };

const HEAD = { x: 284, y: 340, size: 1.24, turn: 10 };

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
  ['232,540 262,590 292,610', '366,540 336,590 306,612', '250,520 270,560 290,580'].map((points) =>
    graven(points, 5, 'metalDark', 0.6),
  ),
  put([head(look), frontModelling(look), HATS.roseWreath], HEAD),
];

/** A short cape over the shoulders, from under which both arms come. */
export const cape: Art = [
  fill(
    'linen',
    'M248 444C204 450 168 472 148 516Q172 540 206 530Q232 502 260 494Q298 504 338 492Q368 502 392 528Q426 538 454 510C436 472 396 450 344 444Q296 488 248 444Z',
  ),
  line('M152 508Q174 530 203 522Q230 494 260 485Q298 495 337 483Q370 494 394 520Q424 529 450 503', 6, 'rose'),
  graven('226,462 196,486 180,522', 4),
  graven('368,462 402,484 418,520', 4),
  fill('rose', 'M250 440Q296 490 342 440L352 456Q296 512 240 456Z', { width: 1.8 }),
];

/** Her hands lie flat on the mane at both cheeks of the lion. */
export const armsRound: Art = [
  cuffedArm({
    shoulder: [204, 462],
    elbow: [112, 610],
    cloth: 'linen',
    trim: 'rose',
    size: 1.66,
    at: { x: 168, y: 738, turn: 40, size: 1.36 },
    wrist: [-30, 0],
    hand: (place) => flatHand('skinBrown', place),
  }),
  cuffedArm({
    shoulder: [396, 462],
    elbow: [490, 604],
    cloth: 'linen',
    trim: 'rose',
    size: 1.6,
    at: { x: 442, y: 726, turn: -42, size: 1.36, flip: true },
    wrist: [-30, 4],
    hand: (place) => flatHand('skinBrown', place),
  }),
];
