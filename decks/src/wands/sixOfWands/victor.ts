import { fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HATS } from '../../figure/hats.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const look: Look = {
  skin: 'skinOlive',
  hair: 'hairBlack',
  cut: 'curls',
  eyes: 'open',
  mood: 'glad',
  shape: 'oval',
  turn: -0.3,
};

const HEAD = { x: 292, y: 426, size: 1.24, turn: -4 };

/** He lifts a burning staff high in one fist, a red mantle over his other shoulder. */
export const victor: Art = [
  put(hairBehind(look), HEAD),
  cuffedArm({
    shoulder: [376, 690],
    elbow: [484, 570],
    cloth: 'light',
    trim: 'trim',
    size: 1.6,
    at: { x: 446, y: 386, turn: 60, size: 1.6, flip: true },
    hand: (place) => grip('skinOlive', place, heldAt(wand, 6, 1.9, 6)),
  }),
  fill(
    'light',
    'M248 548C196 560 160 590 152 654L146 920H442L434 664C432 596 396 566 336 548Q290 600 248 548Z',
  ),
  graven('300,620 320,720 316,860', 6),
  graven('396,620 408,720 404,850', 6),
  fill('red', 'M248 548C196 560 160 590 152 654L146 920H296C310 780 300 660 262 566Z'),
  graven('236,600 262,720 262,880', 6),
  graven('200,620 216,740 210,880', 6),
  fill('trim', 'M240 544Q288 612 342 542L356 556Q290 646 228 558Z', { width: 2 }),
  put([head(look), frontModelling(look), put(HATS.leafBand, { y: -2 })], HEAD),
];
