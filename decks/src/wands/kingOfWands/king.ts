import { type Art, fill } from '../../drawing/art.ts';
import { enthroned } from '../../figure/enthroned.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** From crown to shoes, a little turned aside: one hand on the staff, the other on the knee. */
export const king: Art = enthroned({
  look: {
    skin: 'skinOlive',
    hair: 'hairAuburn',
    beard: 'full',
    shape: 'square',
    eyes: 'open',
    mood: 'proud',
  },
  wears: 'lionCrown',
  robe: 'red',
  panel: 'straw',
  mantle: 'clothDark',
  collar: 'jewels',
  knees: 0.3,
  headSize: 0.82,
  left: {
    joints: '-50,-150 -116,-70 -140,-124',
    holds: [fill('wood', 'M-17 150L-19 372H19L17 150Z'), heldAt(wand, 10, 2)],
    turn: 8,
    flip: true,
  },
  right: { joints: '54,-150 110,-88 146,-44' },
  place: { x: 310, y: 590, size: 1.06 },
});
