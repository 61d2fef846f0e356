import { eachOf } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { quarrellingGoose, wandInBill } from './quarrellingGoose.ts';

const [X, Y] = [300, 440];

/** Each goose: the place of its head, its turn, whether it comes from the right, and how far its wand reaches. */
const GEESE = '146,196,56,0,344 454,196,-56,1,344 108,634,-34,0,404 492,610,36,1,396 292,750,-88,0,392';

export const fiveOfWands: Scene = {
  alt: 'Five geese stretch their necks from all sides into the picture, each with a wand in its open bill, and fight: the five wands clash in the middle before a yellow disc, from which rays fly out.',
  draw: () => [
    chatterSky('near', outward(X, Y), { marks: 'mid', foot: 870, gap: 64 }),
    beams(X, Y, 180, 600, 26, 'mid', 26),
    cut('glow', circlePath(X, Y, 172), 7),
    beams(X, Y, 84, 160, 20, 'mid', 11),
    eachOf(GEESE, (x = 0, y = 0, turn = 0, flip = 0, reach = 0) =>
      wandInBill({ x, y, turn, flip: flip > 0 }, reach),
    ),
    eachOf(GEESE, (x = 0, y = 0, turn = 0, flip = 0, _reach = 0, i = 0) =>
      quarrellingGoose({ x, y, turn, flip: flip > 0 }, i % 2 === i >> 1 || i === 4 ? 'light' : 'far'),
    ),
  ],
};
