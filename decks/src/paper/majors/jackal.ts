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
  '262,210! 248,270 204,330 176,420 172,520 190,600 196,690 184,786! 416,786! 404,690 410,600 428,520 424,420 396,330 352,270 338,210!',
);

/** A black jackal that sits upright and faces us: from its ears at 30 to its paws at 790, 260 wide about x 300. */
export const jackal: Art = [
  joined('ink', [BODY], 7),
  mirrored([
    combed('326,300 384,400 404,520', '318,330 340,430 352,540', {
      role: 'mid',
      rows: 4,
      width: 7,
      length: 34,
    }),
    gouge('352,600 346,690 344,764', 6, 'mid'),
    joined('ink', [outline('322,788! 316,758 344,738 388,742 420,762 424,788!')], 5),
    [352, 384].map((x) => gouge(`${x},782 ${x - 2},770 ${x},758`, 5)),
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
