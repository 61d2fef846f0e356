import type { Art } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { enthroned } from '../../figure/enthroned.ts';
import { restingHand } from '../../figure/restingHand.ts';

/** Folded: one hand goes under the other arm, the other lies on the upper arm; in the seated figure's units. */
const folded: Art = [
  cuffedArm({
    shoulder: [-54, -150],
    elbow: [-112, -54],
    cloth: 'wine',
    size: 1.06,
    at: { x: 68, y: -76, turn: -12 },
    hand: (place) => restingHand('skinOlive', place),
  }),
  cuffedArm({
    shoulder: [54, -150],
    elbow: [112, -50],
    cloth: 'wine',
    size: 1.06,
    at: { x: -66, y: -96, turn: 12, flip: true },
    wrist: [-26, 0],
    hand: (place) => restingHand('skinOlive', place),
  }),
];

export const host: Art = enthroned({
  look: {
    shape: 'round',
    skin: 'skinOlive',
    hair: 'hairBlack',
    beard: 'moustache',
    nose: 'broad',
    eyes: 'open',
    mood: 'glad',
  },
  wears: 'scholarCap',
  robe: 'wine',
  panel: 'straw',
  mantle: 'wineDark',
  collar: 'jewels',
  headSize: 0.78,
  lap: folded,
  place: { x: 300, y: 860, size: 1.74 },
});
