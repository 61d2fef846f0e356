import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, dots, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '112,668! 118,640 150,618! 160,570 206,510 270,462 350,432 450,424 560,448 650,480! 650,880! 540,862 430,872 320,862 220,826 150,768 116,716',
);
const FIN = outline(
  '400,690! 440,664 476,650 540,640! 530,664 556,684! 536,700 556,730! 530,738 540,770! 506,768 500,796! 470,776 430,752 404,726',
);
const BACK_FIN = outline(
  '400,440! 410,380 430,340! 446,372 470,330! 486,370 516,336! 524,380 560,360! 570,470!',
);
const TEETH = [
  '126,672 120,622 146,664',
  '164,680 168,628 188,686',
  '212,692 224,644 238,698',
  '262,704 278,668 286,708',
];
const UPPER_TEETH = ['146,650 152,690 166,656', '192,664 200,712 216,670', '240,676 250,716 262,684'];
const BEARD = [
  '146,764,17 128,806,14 132,852,11 112,884,5',
  '182,796,18 172,840,14 182,880,11 166,916,5',
  '224,822,18 222,862,14 232,896,11 222,930,5',
  '270,842,17 274,880,13 286,910,6',
].map(limb);

const tooth = (corners: string): string => `M${corners.replaceAll(' ', 'L')}Z`;

/** An old anglerfish from the left, as far as its tail is out of the window: its rod holds what it carries at (178, 128). */
export const anglerfish: Art = [
  joined('near', [BACK_FIN], 6),
  ['430,356 436,400 440,440', '470,350 472,400 476,440', '514,354 512,400 514,450'].map((ray) =>
    gouge(ray, 6, 'mid'),
  ),
  cutStroke(
    'mid',
    '330,446 352,330 336,190 270,118 206,102 180,124',
    [40, 26, 20, 16, 13, 10],
    [54, 38, 32, 28, 24, 20],
  ),
  joined('far', BEARD, 4, 'ink'),
  joined('near', [BODY], 7),
  combed('230,520 330,464 450,456 560,480', '330,620 400,590 480,600 570,620', {
    role: 'mid',
    rows: 7,
    width: 9,
    length: 34,
    fade: 1,
  }),
  combed('170,770 260,826 400,840 540,830', '180,740 280,786 400,800 540,790', {
    role: 'ink',
    rows: 3,
    width: 9,
    length: 34,
  }),
  gouge('162,600 214,532 270,490 326,464', 12, 'glow'),
  flat('ink', outline('112,664! 150,652 220,664 300,692 366,726! 300,724 220,706 150,690')),
  TEETH.map((corners) => keyed('light', tooth(corners), 3)),
  UPPER_TEETH.map((corners) => keyed('light', tooth(corners), 3)),
  gouge('366,724 384,730 396,752', 9, 'ink'),
  gouge('150,618 220,636 300,662 362,700', 9, 'far'),
  gouge('128,700 150,744 200,786', 8, 'far'),
  gouge('214,642 250,652 286,668', 6, 'mid'),
  keyed('glow', circlePath(286, 572, 44), 6),
  flat('ink', circlePath(272, 578, 20)),
  flat('light', circlePath(264, 568, 7)),
  cut('near', outline('228,564! 240,524 286,512 330,534 344,580! 310,558 270,552'), 5),
  gouge('246,540 286,526 322,548', 6, 'far'),
  gouge('246,624 290,634 330,614', 7, 'ink'),
  joined('mid', [FIN], 6),
  [
    '430,700 480,680 528,660',
    '432,708 490,700 540,690',
    '430,716 484,724 536,732',
    '430,726 470,746 514,766',
  ].map((ray) => gouge(ray, 7, 'ink')),
  dots('mid', '390,520,6 430,540,5 380,640,6 340,780,6 390,810,5 300,760,5 470,570,6 520,590,5'),
];
