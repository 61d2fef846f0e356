import { eachOf, fill, flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

const look: Look = {
  shape: 'square',
  skin: 'skinDark',
  hair: 'hairBlack',
  cut: 'short',
  eyes: 'open',
  mood: 'grave',
  nose: 'broad',
};
const face = { x: 300, y: 340, size: 1.36 };

export const judge: Art = [
  put(hairBehind(look), face),
  fill('wine', 'M300 470C190 480 90 530 64 680L40 900H560L536 680C510 530 410 480 300 470Z'),
  fill('straw', 'M276 600H324L336 900H264Z', { width: 2 }),
  mirrored([graven('350,680 366,780 372,890', 6), graven('410,690 430,790 440,890', 5)]),
  put([head(look), frontModelling(look), HEADWEAR.squareCrown], face),
];

/** A short cape of ermine over the shoulders, closed by a square clasp. */
export function pelerine(): Art {
  return [
    fill(
      'light',
      'M250 462C180 474 110 510 84 616C130 660 190 664 232 642Q300 690 368 642C410 664 470 660 516 616C490 510 420 474 350 462Q300 512 250 462Z',
    ),
    eachOf(
      '130,600 166,548 196,610 222,524 256,596 300,640 344,596 378,524 404,610 434,548 470,600',
      (x, y) => put(flat('ink', 'M0 -15C5 -5 8 7 0 15C-8 7 -5 -5 0 -15Z'), { x, y }),
    ),
    fill('metal', boxPath(272, 486, 56, 52)),
    fill('waterLight', boxPath(284, 498, 32, 28), { width: 1.8 }),
  ];
}
