import { fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HATS } from '../../figure/hats.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { raglanArm } from '../../figure/raglan.ts';
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

const raisedArm = raglanArm({
  collar: [340, 552],
  shoulder: [404, 566],
  armpit: [420, 672],
  elbow: [503, 602],
  cloth: 'light',
  halves: [31, 27],
  at: { x: 446, y: 424, turn: -102, size: 1.6 },
  hand: (place) => grip('skinOlive', place, heldAt(wand, 26, 1.74, 6)),
});

/** He lifts a burning staff high in one fist, a red mantle over his other shoulder. */
export const victor: Art = [
  put(hairBehind(look), HEAD),
  fill(
    'light',
    'M248 548C196 560 160 590 152 654L146 920H442L430 720L420 672C424 620 390 566 336 548Q290 600 248 548Z',
  ),
  graven('300,640 316,730 314,860', 6, 'shade', 0.5),
  graven('390,740 398,790 396,860', 6, 'shade', 0.5),
  raisedArm,
  fill('red', 'M248 548C196 560 160 590 152 654L146 920H296C310 780 300 660 262 566Z'),
  graven('236,600 262,720 262,880', 6),
  graven('200,620 216,740 210,880', 6),
  fill('trim', 'M240 544Q288 612 342 542L356 556Q290 646 228 558Z', { width: 2 }),
  put([head(look), frontModelling(look), put(HATS.leafBand, { y: -2 })], HEAD),
];
