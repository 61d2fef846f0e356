import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { dots, gouge } from '../lino/cut.ts';
import { around } from '../lino/marks.ts';
import { field, lake } from '../nature/land.ts';
import { beams, chatterSky, cutStar } from '../nature/sky.ts';
import { hermitCrab } from './hermitCrab.ts';

export const theHermit: Scene = {
  alt: 'A red hermit crab walks towards us over a pale shore at night; a lantern with a star in it is the house on its back, its rays go out into the dark sky over the sea, and one claw leans on a knotted staff.',
  draw: () => [
    chatterSky('ink', around(300, 370), { marks: 'near', foot: 640 }),
    beams(300, 372, 190, 480, 40, 'mid', 13),
    toPoints('96,120 500,130 84,330 524,250 140,230').map(([x, y], i) => cutStar(x, y, 16 + (i % 3) * 5)),
    lake(640, 'near', 'mid', 780),
    field('sky', '40,760 180,736 320,744 460,730 560,744', 'far', 4, 50),
    // The shadow that it throws before the light of its house.
    gouge('50,786 300,812 560,786', 40, 'far'),
    dots('mid', '110,842,7 150,856,5 392,850,6 300,846,4 530,852,8'),
    hermitCrab,
  ],
};
