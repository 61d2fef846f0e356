import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';

const look: Look = {
  shape: 'square',
  skin: 'skinDark',
  hair: 'hairBlack',
  cut: 'short',
  eyes: 'open',
  mood: 'grave',
  nose: 'broad',
};
const FACE =
  'M0 -58C-40 -58 -50 -28 -49 4C-49 28 -45 42 -32 56C-20 68 20 68 32 56C45 42 49 28 49 4C50 -28 40 -58 0 -58Z';

const face = { x: 300, y: 340, size: 1.36 };

/** One side of the green mantle, drawn across the lap: the dark ground of the balance. */
const mantleFall: Art = [
  fill('sageDark', 'M330 610C300 690 256 760 214 900H560V620Z'),
  line('M344 630C314 700 272 770 230 900', 5, 'trim'),
  graven('430,640 400,760 350,890', 9, 'ink', 0.5),
  graven('490,660 470,780 450,890', 9, 'ink', 0.5),
];

export const judge: Art = [
  put(hairBehind(look), face),
  fill('wine', 'M300 470C190 480 90 530 64 680L40 900H560L536 680C510 530 410 480 300 470Z'),
  fill('straw', 'M276 600H324L336 900H264Z', { width: 2 }),
  graven('250,680 238,780 230,890', 10, 'wineDark', 1),
  graven('196,700 176,790 164,890', 10, 'wineDark', 1),
  mantleFall,
  put(
    [
      head(look),
      frontModelling(look),
      clipped(FACE, [
        flat('glow', 'M-56 -60H-26C-42 -24 -42 30 -26 66H-56Z', 0.2),
        flat('ink', 'M26 -60C42 -20 40 30 16 66H56V-60Z', 0.26),
      ]),
      HEADWEAR.squareCrown,
    ],
    face,
  ),
];

/** A short cape of ermine over the shoulders, closed by a square clasp. */
export function pelerine(): Art {
  return [
    fill(
      'light',
      'M250 462C180 474 110 510 84 616C130 660 190 664 232 642Q300 690 368 642C410 664 470 660 516 616C490 510 420 474 350 462Q300 512 250 462Z',
    ),
    eachOf(
      '130,600 166,548 196,610 222,524 256,596 300,640 344,596 378,524 404,610 434,548 470,600',
      (x, y) => put(flat('ink', 'M0 -15C5 -5 8 7 0 15C-8 7 -5 -5 0 -15Z'), { x, y }),
    ),
    graven('216,480 160,520 126,590', 6, 'shade', 0.5),
    graven('250,500 214,560 196,620', 6, 'shade', 0.5),
    graven('384,480 440,520 474,590', 7, 'shade', 0.6),
    graven('350,500 386,560 404,620', 7, 'shade', 0.6),
    clasp,
  ];
}

/** A square stone, cut in facets, in a gold frame. */
const clasp: Art = [
  fill('metal', 'M266 480H334L340 486V544L334 550H266L260 544V486Z'),
  fill('metalDark', boxPath(272, 491, 56, 48), { width: 1.6 }),
  fill('water', boxPath(279, 498, 42, 34), { width: 1.6 }),
  flat('waterLight', 'M279 498H321L312 506H288Z'),
  flat('steel', 'M279 498L288 506V524L279 532Z', 0.8),
  flat('light', 'M291 508H302L291 518Z', 0.8),
  eachOf('268,488 332,488 268,542 332,542', (x, y) => disc('light', x, y, 3.4, 1)),
];
