import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('30,-120 52,-80 52,-20 48,50 26,108 -20,126! -34,84 -26,40 -16,0 -20,-50 -34,-100!');
const BRUSH = outline('16,92! 56,98 86,136 88,190 52,238! 26,226 2,180 -10,126!');
const SKULL = outline('-76,8 -46,-8 -18,-24 0,-36! 14,-96! 44,-34! 56,2 40,36 4,34 -36,26 -70,24');
const CHEEK = outline('-70,16! -36,10 0,10 22,2 50,10! 36,34 4,32 -36,25 -68,23');

const head: Art = [
  cut('accent', outline('-10,-30! -20,-62 -10,-92! 16,-60 26,-30!'), 4),
  joined('accent', [SKULL], 5),
  flat('light', CHEEK),
  flat('ink', outline('10,-42! 14,-76 32,-42!')),
  put(eye(0, 0, 6.5), { x: -14, y: -8 }),
  flat('ink', circlePath(-73, 11, 9) + lens([-60, 22], [-30, 20], 4)),
];

/** A red fox that climbs straight up with its paws to the left: 190 wide, from its nose at -210 to its brush at 238. */
export const climbingFox = (place: Place): Art =>
  put(
    [
      joined('ink', [limb('-10,-60,40 -60,-84,22 -92,-76,18'), limb('-14,84,50 -62,62,28 -88,84,18')], 4),
      joined('accent', [BRUSH], 5),
      flat('light', outline('52,238! 30,230 14,206! 36,204 50,190! 62,200 82,196! 74,222')),
      joined(
        'accent',
        [BODY, limb('0,-90,50 -54,-128,23 -92,-130,19'), limb('-2,92,68 -58,130,30 -88,144,19')],
        5,
      ),
      put(head, { x: 8, y: -148, turn: 52 }),
      flat('ink', limb('-76,-131,15 -84,-131,18 -93,-130,19') + limb('-74,138,15 -82,142,18 -90,144,19')),
      gouge('-34,122 -4,84 22,92', 5),
      gouge('-26,-74 4,-66 20,-84', 5),
      combed('22,-96 32,-10 26,80', '6,-70 10,0 8,64', { role: 'ink', rows: 3, width: 5, length: 26 }),
      combed('40,96 66,140 56,186', '16,104 40,140 36,180', { role: 'ink', rows: 3, width: 5, length: 26 }),
    ],
    place,
  );
