import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BALL = outline(
  '0,-134 50,-128 86,-100 104,-60 126,-10 128,50 100,100 50,122 0,126 -50,122 -100,100 -128,50 -126,-10 -104,-60 -86,-100 -50,-128',
);
const BREAST = outline('0,-84! 40,-96 70,-70 90,-20 94,40 66,92 0,108 -66,92 -94,40 -90,-20 -70,-70 -40,-96');
const WING = outline('104,-50! 128,0 132,60 108,110 90,118! 92,60 88,0');

/** A bird puffed up against the cold, from the front: a ball 260 wide about 0 with closed eyes and snow on its head. */
export const puffedBird = (place: Place, coat: PaperInk, breast: PaperInk): Art =>
  put(
    [
      mirrored(gouge('22,116 30,134 46,140', 8, 'ink'), 0),
      mirrored(gouge('20,120 18,138 10,144', 8, 'ink'), 0),
      joined(coat, [BALL], 6),
      flat(breast, BREAST),
      mirrored(
        [
          combed('6,-20 12,30 6,90', '76,-30 84,30 56,84', { rows: 5, width: 7, length: 24 }),
          cut(coat, WING, 4),
          gouge('112,-20 120,30 108,90', 6, coat === 'ink' ? 'mid' : 'far'),
          gouge('22,-62 40,-50 58,-64', 7, 'ink'),
          gouge('30,-50 34,-44 36,-38', 4, 'ink'),
        ],
        0,
      ),
      cut('glow', outline('-14,-54! 0,-62 14,-54! 0,-30'), 3),
      flat('ink', outline('-9,-50! 0,-48 9,-50! 0,-45')),
      keyed(
        'light',
        outline('-56,-118! -30,-146 0,-150 34,-144 58,-114! 34,-122 20,-112 0,-124 -22,-112 -38,-122'),
        4,
      ),
    ],
    place,
  );
