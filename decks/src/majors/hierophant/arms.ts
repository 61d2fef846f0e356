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
  elbow: [50, -24],
  cloth: 'wineDark',
  trim: 'light',
  size: 0.96,
  at: { x: 120, y: -112, turn: -8, size: 1.16 },
  wrist: [-28, 6],
  hand: (place) => grip('skinOlive', place, put(tripleCross, { y: -16, turn: 3 })),
});
