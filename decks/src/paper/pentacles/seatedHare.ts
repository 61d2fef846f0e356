import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const EAR = outline('316,360! 318,300 330,220 356,150 392,112! 420,160 424,240 404,320 372,380!');
const IN_EAR = outline('344,340! 346,280 360,210 386,150! 402,196 398,260 378,330 362,356!');
const HEAD = outline(
  '300,322 340,330 376,366 402,414 424,462 428,504 404,540 366,566 332,588 300,594 268,588 234,566 196,540 172,504 176,462 198,414 224,366 260,330',
);
const MUZZLE = outline(
  '300,440 328,470 356,500 372,536 352,568 324,588 300,592 276,588 248,568 228,536 244,500 272,470',
);
const BODY = outline(
  '300,500 380,520 440,580 476,670 492,760 480,840 430,880 300,884 170,880 120,840 108,760 124,670 160,580 220,520',
);

const eye: Art = [
  flat('light', outline('336,440! 350,406 380,396 408,424! 416,452 390,474 356,466')),
  flat('ink', outline('346,438! 356,412 380,404 402,424! 404,448 384,462 360,458')),
  flat('glow', circlePath(376, 434, 20)),
  flat('ink', circlePath(376, 434, 13)),
  flat('light', circlePath(370, 427, 5)),
];

/** A hare that sits before us: from the tips of her ears at 112 down to 884, 390 wide. */
export const hare: Art = [
  mirrored([
    joined('accent', [EAR], 6),
    flat('light', IN_EAR),
    flat('ink', outline('366,140! 392,112! 414,150 420,196! 396,176')),
  ]),
  joined('accent', [BODY], 6),
  flat('light', outline('300,560! 350,590 380,660 390,760 390,880! 210,880! 210,760 220,660 250,590')),
  mirrored([
    combed('430,600 470,690 476,800', '396,600 430,690 446,800', {
      role: 'ink',
      rows: 2,
      width: 10,
      length: 56,
    }),
  ]),
  joined('accent', [HEAD], 6),
  flat('light', MUZZLE),
  mirrored([
    combed('308,334 350,346 386,390', '308,370 340,380 350,400', {
      role: 'ink',
      rows: 3,
      width: 6,
      length: 26,
    }),
    combed('416,470 414,510 380,548', '392,490 390,516 372,536', {
      role: 'ink',
      rows: 3,
      width: 7,
      length: 28,
    }),
    flat('ink', outline('336,440! 350,406 380,394 410,424! 380,412 352,422')),
    eye,
    gouge('306,546 324,556 342,546', 6, 'ink'),
    gouge('336,530 392,524 470,500', 4),
    gouge('336,540 394,544 466,538', 4),
    gouge('330,400 318,440 312,470', 7, 'ink'),
    flat('ink', circlePath(330, 530, 3) + circlePath(344, 538, 3) + circlePath(328, 546, 3)),
  ]),
  flat('ink', outline('280,506! 300,498 320,506! 314,522 300,530 286,522')),
  gouge('300,528 300,540 306,552', 6, 'ink'),
];

const PAW = outline('-32,-40! -20,-52 8,-54 34,-40! 42,-4 38,26 18,42 -12,42 -36,28 -42,-2');

/** The forepaws, which lie on the edge of what stands before her at y 640. */
export const forepaws: Art = mirrored(
  put(
    [
      joined('accent', [PAW], 6),
      [-14, 2, 18].map((dx) => gouge(`${dx},10 ${dx},24 ${dx},40`, 6)),
      combed('-26,-40 -28,-20 -26,0', '26,-40 30,-20 30,0', { role: 'ink', rows: 4, width: 7, length: 20 }),
    ],
    { x: 362, y: 640, turn: 12 },
  ),
);
