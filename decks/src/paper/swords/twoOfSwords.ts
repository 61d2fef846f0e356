import { eachOf } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { around } from '../lino/marks.ts';
import { field, lake, mountains } from '../nature/land.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { outline } from '../nature/body.ts';
import { mole } from './mole.ts';

export const twoOfSwords: Scene = {
  alt: 'A black mole comes out of its hill by the sea, blind, its eyes closed, and holds two crossed swords before its breast in its broad hands; a crescent moon stands in a pale sky.',
  draw: () => [
    chatterSky('sky', around(470, 160), { marks: 'far', foot: 560 }),
    crescentMoon({ x: 482, y: 160, turn: 180 }, 54, 'accent'),
    mountains(530, '90,110,90 520,120,110', 'far'),
    lake(520, 'mid', 'light'),
    mole([sword(299, 520, 2.3, 32), sword(301, 520, 2.3, -32)]),
    field('near', '40,800 130,770 220,756 380,756 470,770 560,800', 'mid', 10),
    eachOf('96,800,40 180,776,56 262,790,34 330,772,60 420,784,40 500,806,52', (x = 0, y = 0, r = 0) =>
      cut(
        'ink',
        outline(
          `${x - r},${y + 10}! ${x - r * 0.8},${y - r * 0.4}! ${x - r * 0.1},${y - r * 0.62}! ${x + r * 0.7},${y - r * 0.3}! ${x + r},${y + r * 0.3}! ${x + r * 0.2},${y + r * 0.6}! ${x - r * 0.6},${y + r * 0.5}!`,
        ),
        4,
      ),
    ),
  ],
};
