import { flat, mirrored } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { toad, toadArms } from './toad.ts';

const house = (x: number, y: number, w: number, h: number) => [
  cut('near', `M${x} ${y}V${y - h}L${x + w / 2} ${y - h - w * 0.6}L${x + w} ${y - h}V${y}Z`, 4),
  flat('glow', boxPath(x + w / 2 - 6, y - h + 14, 12, 18)),
];

export const fourOfPentacles: Scene = {
  alt: 'A broad toad with a sour mouth hugs a coin to its belly, keeps another on its head and one under each foot; a walled town lies behind it.',
  draw: () => [
    chatterSky('sky', outward(300, 420), { marks: 'far' }),
    house(52, 470, 60, 110),
    house(118, 470, 44, 60),
    house(440, 470, 50, 70),
    house(496, 470, 56, 130),
    field('far', '40,470 160,450 440,450 560,470', 'near'),
    field('accent', '40,690 300,660 560,690', 'ink'),
    mirrored([
      flat('ink', 'M60 852C110 836 230 836 262 852C230 866 100 866 60 852Z'),
      pentacle(154, 776, 0.84, -12),
    ]),
    toad,
    pentacle(300, 648, 1.06),
    toadArms,
    pentacle(300, 254, 0.8),
  ],
};
