import { type Art, fill, put } from '../../drawing/art.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { enthroned } from '../../figure/enthroned.ts';
import { grownBeard } from '../../figure/grownBeard.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** From crown to shoes, a little turned aside: one hand on the staff, the other on the knee. */
export const king: Art = enthroned({
  look: {
    skin: 'skinOlive',
    hair: 'hairAuburn',
    shape: 'square',
    eyes: 'open',
    mood: 'proud',
  },
  wears: 'none',
  overFace: [grownBeard('hairAuburn', 'proud', 0, 'pointed'), put(CROWNS.lionCrown, { y: -8, size: 0.86 })],
  robe: 'red',
  panel: 'straw',
  mantle: 'clothDark',
  collar: 'jewels',
  knees: 0.3,
  headSize: 0.92,
  left: {
    joints: '-50,-150 -116,-70 -140,-124',
    holds: [heldAt(wand, 10, 2), fill('wood', 'M-17 0L-18 372H18L17 0Z')],
    turn: 8,
    flip: true,
  },
  right: { joints: '54,-150 110,-88 146,-44' },
  place: { x: 310, y: 590, size: 1.06 },
});
