import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '-20,250! 40,180 110,134 180,116 240,128 286,160 306,204 300,248! 290,300 274,380 236,470 190,560 170,700! -20,700!',
);
const BREAST = outline(
  '296,256! 262,262 226,300 206,370 160,450 96,520 60,700! 170,700! 190,560 236,470 274,380 290,300',
);
const WING = outline('150,250! 80,270 10,330 -30,440 -40,640! 20,600 90,520 150,430 176,340 170,280');
const UPPER_BILL = outline('294,188! 336,202 376,226 404,250! 356,246 300,236!');
const LOWER_BILL = outline('298,238! 340,250 372,266 388,284! 344,276 296,258!');

/** A thrush that leans out of the left over what it feeds, its bill open at (404, 250) round what it brings. */
export const feedingThrush = (brought: Art): Art => [
  cut('glow', LOWER_BILL, 4),
  joined('near', [BODY], 6),
  flat('light', BREAST),
  stroke('ink', '299,250 290,304 274,384 238,470 192,560', [4, 6, 6, 6, 5]),
  ticks(BREAST, { role: 'ink', flow: 100, gap: 30, length: 18, width: 9 }),
  cut('ink', WING, 5),
  combed('150,270 60,350 0,480', '166,330 110,450 20,570', { role: 'mid', rows: 5, width: 8, length: 46 }),
  combed('270,150 200,140 130,170 80,220', '270,230 220,230 180,250 170,270', {
    role: 'far',
    rows: 5,
    width: 6,
    length: 26,
  }),
  brought,
  cut('glow', UPPER_BILL, 4),
  keyed('light', circlePath(252, 190, 20), 0),
  flat('ink', circlePath(255, 190, 13)),
  flat('light', circlePath(260, 184, 4.5)),
  gouge('226,172 252,158 280,176', 5, 'light'),
];

const GAPE = outline('-34,-104! -10,-84 12,-82 42,-98! 50,-40 36,0! -36,0! -46,-44');

/** A nestling that gapes upwards, 140 wide: the tips of its bill at -116, its breast down to 140. */
export const gaping = (place: Place): Art =>
  put(
    [
      joined('mid', [outline('0,-36 44,-26 60,4 70,60 66,140! -66,140! -70,60 -60,4 -44,-26')], 6),
      mirrored(combed('8,50 16,80 14,120', '56,50 58,80 50,120', { rows: 3, width: 6, length: 20 }), 0),
      cut('accent', GAPE, 0),
      flat('light', outline('4,-40! 12,-22 10,-6 0,-2 -8,-6 -8,-22')),
      cut('glow', outline('-36,4! -58,-50 -38,-116! -22,-64 -14,-4!'), 5),
      cut('glow', outline('36,4! 62,-46 46,-108! 24,-60 14,-4!'), 5),
      joined('mid', [outline('-58,0! -30,-8 0,-4 30,-8 58,0! 60,40 0,56 -60,40')], 0),
      mirrored([flat('ink', circlePath(36, 18, 9)), flat('light', circlePath(33, 15, 3))], 0),
    ],
    place,
  );
