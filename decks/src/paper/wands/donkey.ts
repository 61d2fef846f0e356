import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { fur, outline } from '../nature/body.ts';

const BODY = outline(
  '300,380! 400,396 470,470 500,600 512,760 520,900! 80,900! 88,760 100,600 130,470 200,396!',
);
const HEAD = outline(
  '300,424 346,430 380,468 384,528 366,596 352,660 358,712 364,756 344,800 300,812 256,800 236,756 242,712 248,660 234,596 216,528 220,468 254,430',
);
const MUZZLE = outline('300,680 334,690 354,724 358,764 338,796 300,806 262,796 242,764 246,724 266,690');
const EAR = outline('344,452! 396,420 466,420 530,470 552,520! 490,528 420,520 372,498!');

const eye: Art = [
  flat('light', outline('334,546! 352,524 374,532! 366,552 346,556')),
  // Its lids are heavy.
  flat('ink', outline('334,546! 350,526 374,532! 378,544 356,542')),
  flat('ink', lens([342, 548], [368, 542], 8)),
  gouge('328,528 352,506 380,514', 6, 'far'),
];

/** A donkey from the front that bows its head under a load: its drooping ears at 420, its lips at 806. */
export const donkey: Art = [
  joined('near', [BODY]),
  hatch(BODY, { role: 'ink', angle: 4, gap: 20, width: 8, side: 'both', reach: 0.24 }),
  mirrored([joined('ink', [EAR]), flat('mid', outline('392,458! 450,442 510,472 534,506! 470,504 416,494'))]),
  joined('ink', [HEAD]),
  fur(HEAD, 'far', 90, (x, y) => (y > 560 && y < 670 ? 0.8 : y < 500 && Math.abs(x - 300) < 30 ? 0.9 : 0)),
  flat('sky', MUZZLE),
  hatch(MUZZLE, { role: 'far', angle: 4, gap: 14, width: 5, side: 'end', reach: 0.4 }),
  mirrored([
    eye,
    flat('ink', outline('316,722! 332,716 338,736 326,748! 314,738')),
    gouge('372,560 360,610 350,660', 6, 'near'),
  ]),
  gouge('268,776 300,768 332,776', 6, 'ink'),
  cut('ink', outline('276,430! 286,396 300,376! 314,396 324,430! 312,470 300,490! 288,470'), 4),
];
