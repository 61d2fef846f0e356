import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { gull } from './gull.ts';
import { ship } from './ship.ts';

const CLIFF = outline('40,640! 100,624 170,638 224,660 238,690! 222,730 236,790 216,840 226,900! 40,900!');

export const threeOfWands: Scene = {
  alt: 'Three great budding wands stand in front on a cliff above a golden sea, and a gull on the tallest looks out; a ship with two masts sails below the low sun, and a second one is far out.',
  draw: () => [
    chatterSky('sky', outward(330, 560), { marks: 'far' }),
    beams(336, 540, 150, 470, 34, 'far', 18),
    cut('mid', circlePath(336, 540, 124), 6),
    lake(560, 'glow', 'light'),
    ship({ x: 516, y: 552, size: 0.17 }),
    ship({ x: 388, y: 766, size: 0.76 }),
    [gouge('236,822 330,834 470,828', 10, 'ink'), gouge('310,850 400,858 530,848', 8, 'ink')],
    cut('ink', CLIFF, 6),
    hatch(CLIFF, { role: 'mid', angle: 68, gap: 20, width: 6, reach: 0.5 }),
    stick([86, 740], [136, 270], 34),
    stick([150, 760], [192, 356], 31),
    stick([208, 776], [246, 430], 28),
    gull({ x: 132, y: 264, size: 0.84 }),
    toPoints('86,756 150,776 208,792').map(([x, y]) => tuft(x, y, 44, 'glow')),
  ],
};
