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
  left: { joints: '-58,-150 -128,-48 116,-84', hand: 'hidden' },
  right: { joints: '58,-150 128,-48 -62,-98', hand: 'hidden' },
  place: { x: 300, y: 860, size: 1.74 },
});

/** One hand lies on the other upper arm, in the seated figure's units; the other is tucked under it. */
export const hands: Art = closedOver('skinOlive', { x: -74, y: -102, size: 0.96, flip: true, turn: 14 });
