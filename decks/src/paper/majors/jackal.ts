import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const HEAD = outline(
  '300,118 334,120 362,140 372,172 352,202 332,222 322,250 300,262 278,250 268,222 248,202 228,172 238,140 266,120',
);
const EAR = outline('316,134! 326,100 350,68 378,46! 394,92 390,138 366,168!');
const EAR_INSIDE = outline('340,130! 348,100 373,68! 383,100 376,132 364,148!');
const BODY = outline(
  '262,210! 248,270 204,330 178,420 180,520 200,600 206,690 204,786! 396,786! 394,690 400,600 420,520 422,420 396,330 352,270 338,210!',
);
/** A haunch behind the foreleg, and its paw. */
const HAUNCH = outline('380,560! 444,590 478,650 484,716 470,764 430,786! 380,786!');
const HIND_PAW = outline('416,788! 414,766 438,752 474,758 492,774 494,788!');

/** A black jackal that sits upright and faces us: from its ears at 30 to its paws at 790, 390 wide about x 300. */
export const jackal: Art = [
  mirrored([
    joined('ink', [HAUNCH, HIND_PAW], 6),
    gouge('456,640 470,690 460,744', 9, 'mid'),
    [444, 466].map((x) => gouge(`${x},784 ${x - 2},774 ${x},764`, 5)),
  ]),
  joined('ink', [BODY], 7),
  mirrored([
    combed('326,300 384,400 404,520', '318,330 340,430 352,540', {
      role: 'mid',
      rows: 4,
      width: 7,
      length: 34,
    }),
    gouge('336,600 334,680 336,752', 6, 'mid'),
    gouge('384,560 376,640 378,744', 8, 'mid'),
    joined('ink', [outline('322,788! 316,758 340,740 378,744 404,762 408,788!')], 5),
    [348, 376].map((x) => gouge(`${x},782 ${x - 2},770 ${x},758`, 5)),
    joined('ink', [EAR], 6),
    flat('accent', EAR_INSIDE),
  ]),
  // A broad collar.
  keyed(
    'glow',
    outline('254,236! 244,276 276,304 300,308 324,304 356,276 346,236! 330,262 300,270 270,262'),
    5,
  ),
  joined('ink', [HEAD], 6),
  mirrored([
    flat('glow', outline('314,180! 326,164 348,162 358,168! 346,182 328,186')),
    flat('ink', outline('330,164! 342,164 340,183 332,184!')),
    gouge('312,166 330,150 360,156', 6, 'mid'),
    gouge('306,130 322,136 338,134', 5, 'mid'),
    gouge('318,200 322,216 316,240', 6, 'mid'),
    gouge('344,196 356,184 362,172', 5, 'mid'),
  ]),
  keyed('near', outline('284,232! 300,226 316,232! 310,248 300,252 290,248'), 0),
  gouge('290,234 298,231 306,232', 5),
];
