import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, joined } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { feedingThrush, gaping } from './feedingThrush.ts';

const NEST = outline(
  '50,600! 160,624 300,632 440,624 550,600! 566,670 520,760 420,820 300,836 180,820 80,760 34,670',
);
const TWIGS = [
  '160,660,16 122,604,11 104,556,4',
  '100,660,16 76,612,11 52,530,4',
  '470,660,16 524,600,11 552,530,4',
  '420,660,16 520,610,11 566,584,4',
  '20,580,6 90,616,14 200,640,8',
  '580,574,6 510,614,14 400,640,8',
  '30,770,6 100,740,14 220,730,8',
  '570,770,6 490,748,14 380,736,8',
  '130,850,6 210,810,14 320,806,8',
  '480,850,6 400,812,14 290,810,8',
].map(limb);

export const sixOfPentacles: Scene = {
  alt: 'A thrush with a spotted breast leans over its nest and holds out a coin in its bill to three nestlings, who gape up at it; five more coins lie in the weave of the nest.',
  draw: () => [
    chatterSky('sky', outward(470, 150), { marks: 'far', gap: 80 }),
    beams(470, 150, 60, 460, 22, 'far', 20),
    cut(
      'ink',
      outline('-10,740! 120,800 300,830 460,800 620,730! 620,800 460,862 300,880 120,860 -10,800!'),
      6,
    ),
    feedingThrush(pentacle(408, 288, 0.54, 12)),
    gaping({ x: 474, y: 518, size: 0.82, turn: -12 }),
    gaping({ x: 206, y: 534, size: 0.8, turn: 12 }),
    gaping({ x: 340, y: 504, turn: 4, size: 0.88 }),
    joined('accent', [NEST, ...TWIGS], 6),
    // Straw upon straw, laid round.
    combed('44,616 170,646 300,654 430,646 556,616', '110,786 200,814 300,824 400,814 490,786', {
      role: 'ink',
      rows: 8,
      width: 9,
      length: 74,
    }),
    toPoints('112,704 206,738 300,750 394,738 488,704').map(([x, y], i) => pentacle(x, y, 0.46, i * 17)),
    cutStroke('ink', '-10,770 60,800 130,826', [20, 18, 12], [28, 26, 20]),
    toPoints('70,846 150,862 450,862 540,836').map(([x, y], i) =>
      leaf(x, y, i < 2 ? 150 + i * 40 : 20 - i * 30, 84, 'mid'),
    ),
  ],
};
