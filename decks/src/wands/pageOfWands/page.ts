import { fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { gripFromBehind, openHand } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const look: Look = {
  skin: 'skinOlive',
  hair: 'hairAuburn',
  cut: 'short',
  shape: 'round',
  eyes: 'open',
  mood: 'tender',
  turn: 0.8,
  gaze: [0.9, 0.9],
};

const HEAD = { x: 238, y: 420, size: 1.72, turn: 12 };

/** Head and shoulders, bent to the flame. */
export const page: Art = [
  put(hairBehind(look), HEAD),
  fill('straw', 'M120 610C70 640 44 710 40 790V900H440C440 790 410 690 350 622Q240 680 120 610Z'),
  graven('120,650 96,760 110,880', 6),
  graven('170,670 190,780 180,880', 6),
  graven('320,660 350,740 356,860', 6),
  put([head(look), frontModelling(look), put(HATS.featherCap, { flip: true })], HEAD),
  fill(
    'wine',
    'M112 604C130 580 150 572 166 576Q226 636 300 596C324 592 344 604 354 622C300 690 180 696 112 604Z',
  ),
  graven('140,604 220,656 330,624', 5),
];

/** The staff in one hand, and the other held open to the flame. */
export const staffAndHands: Art = [
  cuffedArm({
    shoulder: [352, 676],
    elbow: [330, 836],
    cloth: 'straw',
    trim: 'wine',
    size: 1.8,
    at: { x: 432, y: 752, size: 1.6, turn: -24 },
    hand: (place) => gripFromBehind('skinOlive', place, heldAt(wand, 0, 2.9, 2)),
  }),
  cuffedArm({
    shoulder: [128, 690],
    elbow: [176, 826],
    cloth: 'straw',
    trim: 'wine',
    size: 2,
    at: { x: 326, y: 620, size: 1.6, turn: -50 },
    wrist: [-24, 0],
    hand: (place) => openHand('skinOlive', place),
  }),
];

/** The flame's light along the collar and the sleeve. */
export const firelight: Art = [
  graven('330,612 356,650 380,720', 6, 'glow', 0.6),
  graven('226,800 262,762 292,700', 5, 'glow', 0.6),
];
