import { eachOf, flat, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, wedge } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const CREST = polygonPath([
  [262, 300],
  ...times(45, (i) => polar(240, 282, i % 2 ? 196 - 12 * (i % 3) : 150, 150 + i * 3.2)),
]);
const HEAD = outline(
  '364,290! 374,264 362,226 322,206 274,212 234,236 212,278 212,326 230,364 268,386 314,382 346,362 364,338! 390,308!',
);
const BILL = outline('350,272! 392,272 444,290 494,326! 446,328 396,334 350,336!');
const CHEEK = outline('310,312! 284,280 246,282 230,312 238,346 264,366 294,360 312,338!');
const BLUSH = outline('308,308! 284,278 246,280 231,310! 250,300 282,304 312,330!');
const WATTLE = outline('318,368! 342,368 352,402 342,440 324,446 312,408!');
const BODY = outline(
  '220,330! 226,400 214,470 178,540 124,604 74,640 30,664! 30,900! 416,900! 416,800 394,700 352,620 318,550 304,470 308,370!',
);
/** The plain feathers of its neck, whose lowest lie over the plumes. */
const NECK = outline(
  '220,330! 226,400 214,470 178,540 138,584! 156,646! 182,606! 204,668! 224,616! 248,684! 266,618! 290,676! 304,612! 330,656! 344,604! 318,550 304,470 308,370!',
);

/** The head and breast of a grey crowned crane that looks to the right: its bill at (494, 326), its crest from 88 down, its breast to 900. */
export const crownedCrane: Art = [
  cut('glow', CREST, 6),
  flat(
    'ink',
    times(21, (i) => wedge(polar(240, 282, 92, 156 + i * 6.4), polar(240, 282, 172, 156 + i * 6.4), 5)).join(
      '',
    ),
  ),
  joined('mid', [BODY], 6, 'ink'),
  hatch(BODY, { role: 'ink', angle: 0, gap: 20, width: 7, side: 'end', reach: 0.16 }),
  eachOf(
    '200,690,10,730 200,735,10,820 205,770,24,912 150,590,96,770 352,620,404,770 178,600,150,812 330,610,366,812 210,610,204,836 296,610,316,836 252,620,260,850',
    (x, y, tx, ty) => {
      const [mx, my] = [x * 0.4 + tx * 0.6, y * 0.4 + ty * 0.6];
      const [wx, wy] = polar(0, 0, 25, (Math.atan2(ty - y, tx - x) * 180) / Math.PI - 90);
      return [
        keyed('light', outline(`${x},${y}! ${mx - wx},${my - wy} ${tx},${ty}! ${mx + wx},${my + wy}`), 5),
        gouge(
          [
            [x * 0.8 + tx * 0.2, y * 0.8 + ty * 0.2],
            [mx, my],
            [x * 0.1 + tx * 0.9, y * 0.1 + ty * 0.9],
          ],
          6,
          'mid',
        ),
      ];
    },
  ),
  joined('far', [NECK], 6, 'ink'),
  combed('232,410 222,480 170,580', '296,420 300,500 326,620', {
    role: 'mid',
    rows: 7,
    width: 6,
    length: 40,
  }),
  cut('accent', WATTLE, 5),
  cut('mid', BILL, 5),
  cut('ink', HEAD, 6),
  gouge('340,308 404,304 478,322', 7, 'ink'),
  gouge('378,286 392,288 404,292', 5, 'ink'),
  keyed('light', CHEEK, 3),
  flat('accent', BLUSH),
  gouge('232,270 262,236 312,226', 6, 'mid'),
  flat('light', outline('302,276! 312,262 334,260 348,278! 336,290 316,290')),
  flat('ink', circlePath(328, 273, 10)),
  flat('light', circlePath(331, 269, 3)),
  flat('ink', 'M296 270Q320 252 352 274L352 262Q322 244 296 260Z'),
];
