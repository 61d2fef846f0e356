import { rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { king } from './kingOfWands/king.ts';
import { throne } from './kingOfWands/throne.ts';

export const kingOfWands: Scene = {
  alt: 'A king with a jewelled crown, his red hair flowing like the mane of a lion, is near before the golden sun of his throne and holds a thick burning staff aslant in both hands; a golden lion’s face is on each shoulder.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    rays(306, 384, 290, 560, 8, 0.5),
    land('wands'),
    throne,
    king,
    firelight(120, 290, 260),
  ],
};
