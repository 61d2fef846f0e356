import { flat, type Art } from '../../drawing/art.ts';
import { enthroned } from '../../figure/enthroned.ts';
import { closedOver } from '../../figure/holds.ts';
import { pentacle } from '../../suits/objects.ts';

const SKIN = 'skinFair';

export const miser: Art = enthroned({
  place: { x: 300, y: 838, size: 1.72 },
  look: {
    shape: 'square',
    skin: SKIN,
    hair: 'hairBrown',
    beard: 'moustache',
    nose: 'long',
    eyes: 'open',
    mood: 'sly',
    turn: 0.5,
    gaze: [0.95, 0.1],
  },
  wears: 'squareCrown',
  robe: 'cloth',
  panel: 'straw',
  mantle: 'clothDark',
  collar: 'fur',
  bow: 5,
  left: { joints: '-52,-150 -142,-74 -72,-44', hand: 'hidden' },
  right: { joints: '52,-150 142,-74 72,-44', hand: 'hidden' },
});

/** The coin at his breast, with both hands over its rim. */
export const clasp: Art = [
  flat('ink', 'M182 700C182 610 418 610 418 700C418 840 182 840 182 700Z', 0.3),
  pentacle(300, 706, 1.24),
  closedOver(SKIN, { x: 206, y: 752, turn: -18, size: 1.72 }),
  closedOver(SKIN, { x: 394, y: 752, turn: 18, size: 1.72, flip: true }),
];
