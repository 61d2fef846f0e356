import { type Art, fill, mirrored, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { openHand } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';

const LOOK: Look = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  cut: 'curls',
  shape: 'round',
  eyes: 'open',
  mood: 'glad',
  turn: -0.7,
  gaze: [-0.9, -1],
};

const HEAD = { x: 300, y: 646, size: 1.06, turn: -8 };

/** Head and breast of the juggler, who looks up to a coin. */
export const juggler: Art = [
  put(hairBehind(LOOK), HEAD),
  fill('wine', 'M244 738C170 752 120 800 100 900H500C480 800 430 752 356 738Q300 790 244 738Z'),
  graven('200,780 180,830 176,890', 6),
  graven('400,780 420,830 424,890', 6),
  put([head(LOOK), frontModelling(LOOK), HATS.tallHat], HEAD),
  mirrored(fill('trim', 'M300 770L262 738L236 742L244 790L270 782L300 812Z', { width: 2 })),
  disc('metal', 300, 846, 10, 1.6),
];

/** A lifted arm, its palm open below the coin. */
const arm = (at: { x: number; y: number; turn: number }): Art =>
  cuffedArm({
    shoulder: [186, 846],
    elbow: [94, 764],
    cloth: 'wine',
    size: 1.7,
    at: { ...at, size: 1.6, flip: true },
    wrist: [-24, 0],
    hand: (place) => openHand('skinBrown', place),
  });

export const arms: Art = [
  arm({ x: 152, y: 574, turn: 78 }),
  put(arm({ x: 152, y: 574, turn: 78 }), { x: 600, flip: true }),
];
