import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { times, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven, sampleSpline, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** The outline of the vane, from where it begins above the quill over the tip and back; it has parted twice. */
const PLUME = outline(
  '196,640! 178,590 176,540 190,480! 204,490! 196,452 210,390 240,320 284,250 340,180 400,120 462,84! 484,130 478,200 454,280 424,340! 408,330! 412,362 384,430 340,500 290,560 240,606!',
);

const SHAFT = toPoints('116,766 160,692 214,590 276,470 340,344 404,220 458,96');
const SPINE = sampleSpline(
  SHAFT,
  SHAFT.map(() => 1),
);

/** The hairs of one side: they leave the shaft and bend towards the tip. */
const barbs = (side: 1 | -1): string =>
  times(30, (i) => {
    const [x, y] = SPINE[6 + i] ?? [0, 0];
    const [tx, ty]: Point = [0.46, -0.89];
    const reach = 112;
    const [ox, oy] = [x + (-ty * side * 0.62 + tx) * reach, y + (tx * side * 0.62 + ty) * reach];
    return `M${toTenth(x)} ${toTenth(y)}Q${toTenth(x - ty * side * 44 + tx * 10)} ${toTenth(y + tx * side * 44 + ty * 10)} ${toTenth(ox)} ${toTenth(oy)}`;
  }).join('');

const down: Art = [
  '206,606 176,622 156,646',
  '198,620 168,640 150,668',
  '190,636 164,660 152,690',
  '182,654 166,676 160,704',
  '214,606 226,634 220,662',
  '204,622 214,650 206,680',
  '194,642 200,668 190,696',
].map((tuft) => graven(tuft, 7, 'light', 1));

/** A long white feather that lies aslant, its quill at the lower left. */
export const plume: Art = [
  down,
  fill('light', PLUME, { width: 3.2 }),
  clipped(PLUME, [
    flat(
      'stone',
      outline('214,590! 276,470 340,344 404,220 458,96! 500,60! 500,300 420,420 330,560 220,640!'),
      0.5,
    ),
    flat(
      'stoneDark',
      outline('470,90! 500,180 440,320 400,420 300,560 230,620! 300,520 380,400 440,260'),
      0.45,
    ),
    line(barbs(1), 2, 'stoneDark', 0.8),
    line(barbs(-1), 2, 'stoneDark', 0.6),
  ]),
  line(PLUME, 3.2),
  flat('line', swellPath(SHAFT, [15, 14, 13, 11, 9, 7, 3])),
  flat('straw', swellPath(SHAFT, [10, 9, 8, 7, 5, 3, 1])),
];
