import { clipped, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const GLOBE = circlePath(300, 584, 112);
const AFRICA = outline(
  '262,548! 290,536 322,544 340,556 348,576 372,582! 360,604 344,616 340,644 318,676 302,664 298,634 288,612 258,606 244,584 250,562',
);
const EUROPE = outline(
  '262,528! 254,508 276,512 280,494 306,484! 310,502 330,488 352,478 400,520 404,560! 384,560 374,548! 378,572 362,574 344,546! 330,534 312,528 296,524 280,532',
);
const AMERICA = outline('186,560! 206,570 226,600 216,630 206,660 200,640 184,610!');

/** The earth with Africa before us, 224 wide about (300, 584). */
export const earth: Art = [
  keyed('mid', GLOBE, 6),
  clipped(GLOBE, [[AFRICA, EUROPE, AMERICA].map((d) => keyed('sky', d, 4))]),
];
