import { put, type Art } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { blessingHand } from '../../figure/restingHand.ts';
import { tripleCross } from './regalia.ts';

// In the seated figure's units.

export const blessing: Art = cuffedArm({
  shoulder: [-52, -150],
  elbow: [-112, -82],
  cloth: 'wineDark',
  trim: 'light',
  size: 0.96,
  at: { x: -108, y: -216, size: 1.06, turn: -2 },
  wrist: [0, 34],
  hand: (place) => blessingHand('skinOlive', place),
});

export const crossInHand: Art = cuffedArm({
  shoulder: [52, -150],
  elbow: [36, -46],
  cloth: 'wineDark',
  trim: 'light',
  size: 0.96,
  at: { x: 122, y: -108, turn: -8, size: 1.02 },
  wrist: [-28, 5],
  hand: (place) => grip('skinOlive', place, put(tripleCross, { x: 1, y: -24, turn: -3 })),
});
