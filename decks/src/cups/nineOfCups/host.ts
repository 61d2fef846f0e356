import type { Art } from '../../drawing/art.ts';
import { enthroned } from '../../figure/enthroned.ts';
import { closedOver } from '../../figure/holds.ts';

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
  left: { joints: '-58,-150 -124,-50 58,-84', hand: 'hidden' },
  right: { joints: '58,-150 124,-50 -58,-84', hand: 'hidden' },
  place: { x: 300, y: 860, size: 1.74 },
});

/** Each hand on the other sleeve, in the seated figure's units. */
export const hands: Art = [
  closedOver('skinOlive', { x: -74, y: -94, size: 0.92, flip: true, turn: 14 }),
  closedOver('skinOlive', { x: 74, y: -94, size: 0.92, turn: -14 }),
];
