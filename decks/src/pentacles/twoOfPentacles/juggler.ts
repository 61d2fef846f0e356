import { type Art, fill, mirrored, type Place, put } from '../../drawing/art.ts';
import { type Point, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { fourOverRim } from '../../figure/rimHand.ts';
import { disc } from '../../primitives/lights.ts';

const LOOK: Look = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  cut: 'curls',
  shape: 'round',
  eyes: 'open',
  mood: 'glad',
  turn: 0.5,
  gaze: [0.95, -0.1],
};

const HEAD = { x: 292, y: 384, size: 1.24, turn: 7 };

/** The juggler from the head to the hips, in a tunic of two colours. */
export const juggler: Art = [
  put(hairBehind(LOOK), HEAD),
  fill(
    'wine',
    'M240 494C180 510 146 560 142 640L170 900H430L458 640C454 560 420 510 344 494Q292 520 240 494Z',
  ),
  fill('straw', 'M292 526V900H430L458 640C454 560 420 510 344 494Q320 522 292 526Z'),
  graven('206,580 214,700 210,880', 7),
  graven('250,620 254,740 250,880', 7),
  graven('346,620 342,740 346,880', 7),
  graven('396,590 386,700 392,880', 7),
  times(3, (i) => disc(i % 2 ? 'wine' : 'metal', 292, 700 + i * 58, 11, 1.8)),
  put([head(LOOK), frontModelling(LOOK), HATS.tallHat], HEAD),
  mirrored(
    fill('trim', 'M292 534L250 486L216 500L212 546L240 562L250 540L276 586L292 562Z', { width: 2 }),
    292,
  ),
];

const arm = (
  what: Art,
  flip: boolean,
  arm: { shoulder: Point; elbow: Point; at: Place; cloth: Role; trim: Role },
) =>
  cuffedLayers({
    ...arm,
    size: 1.6,
    at: { ...arm.at, size: 1.36, flip },
    wrist: [6, 66],
    hand: (place) => fourOverRim('skinBrown', place, what),
  });

/** Both arms, and their hands at the rims of the coins, one low on the left and one raised on the right. */
export const holding = (coins: Art): Art => {
  const low = arm(coins, true, {
    shoulder: [184, 610],
    elbow: [84, 880],
    at: { x: 108, y: 726, turn: -38 },
    cloth: 'wine',
    trim: 'trim',
  });
  const raised = arm(low.hand, false, {
    shoulder: [408, 610],
    elbow: [508, 850],
    at: { x: 494, y: 610, turn: 38 },
    cloth: 'straw',
    trim: 'wine',
  });
  return [low.arm, raised.arm, raised.hand];
};
