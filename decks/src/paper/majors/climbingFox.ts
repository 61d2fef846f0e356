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

const PAWS = [
  outline('-60,-170! -78,-172 -98,-162 -112,-142 -108,-124 -96,-122! -88,-116 -78,-116! -66,-124 -56,-144!'),
  outline('-62,130! -76,112 -96,98 -116,100 -124,116! -122,130 -112,136! -98,146 -84,150!'),
];

/** A red fox that climbs straight up with its paws to the left: 190 wide, from its nose at -210 to its brush at 238. */
export const climbingFox = (place: Place): Art =>
  put(
    [
      joined('ink', [limb('0,-60,40 -26,-78,24 -52,-88,20'), limb('-6,70,50 -40,58,28 -62,70,20')], 4),
      joined('accent', [BRUSH], 5),
      flat('light', outline('52,238! 30,230 14,206! 36,204 50,190! 62,200 82,196! 74,222')),
      joined(
        'accent',
        [
          BODY,
          limb('0,-92,52 -34,-132,28 -68,-156,24 -84,-146,22'),
          limb('2,92,72 -44,112,36 -70,140,24 -96,120,24'),
        ],
        5,
      ),
      put(head, { x: 8, y: -148, turn: 52 }),
      // Dark paws whose toes come round the rim.
      PAWS.map((d) => cut('ink', d, 4)),
      [gouge('-92,-152 -99,-143 -104,-132', 4), gouge('-80,-144 -86,-135 -88,-124', 4)],
      [gouge('-100,108 -108,116 -112,124', 4), gouge('-86,122 -92,130 -92,138', 4)],
      gouge('-34,122 -4,84 22,92', 5),
      gouge('-26,-74 4,-66 20,-84', 5),
      combed('22,-96 32,-10 26,80', '6,-70 10,0 8,64', { role: 'ink', rows: 3, width: 5, length: 26 }),
      combed('40,96 66,140 56,186', '16,104 40,140 36,180', { role: 'ink', rows: 3, width: 5, length: 26 }),
    ],
    place,
  );
