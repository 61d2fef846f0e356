import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
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

/** A nestling that gapes up at us, 150 wide: the tip of its bill at -112, its breast down to 150. */
export const gaping = (place: Place): Art =>
  put(
    [
      joined(
        'near',
        [
          outline(
            '-70,150! -66,116 -70,84 -82,52 -86,16 -70,-18 -34,-44 0,-50 34,-44 70,-18 86,16 82,52 70,84 66,116 70,150!',
          ),
        ],
        6,
      ),
      combed('-56,66 -52,104 -50,146', '56,66 52,104 50,146', { role: 'far', rows: 5, width: 7, length: 22 }),
      cut('glow', outline('0,-112! 46,-78 64,-26! 36,20 0,36 -36,20 -64,-26! -46,-78'), 6),
      flat('accent', outline('0,-86! 32,-62 44,-24! 22,6 0,16 -22,6 -44,-24! -32,-62')),
      flat('light', lens([0, 12], [0, -44], 10)),
      mirrored(
        [
          keyed('light', circlePath(58, 22, 14), 0),
          flat('ink', circlePath(57, 21, 9.5)),
          flat('light', circlePath(54, 17, 3.4)),
        ],
        0,
      ),
    ],
    place,
  );
