import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import type { OracleScene } from '../scene.ts';
import { loaf, slice } from './loaf.ts';
import { handUnder, thumbOver } from '../sharingHand.ts';

export const bread: OracleScene = {
  alt: 'A great round loaf lies on a white plate with a red rim, seen from above, a moon cut in its floury crust, steam over its cut side; before it two hands from left and right share one slice, thumbs on top, with butter that melts.',
  hour: 'night',
  draw: () => [
    table,
    cloth,
    put([put(loaf, { x: -300, y: -276 }), steam], { x: 300, y: 284, turn: -9 }),
    put(
      [
        put(handUnder(LEFT), AT_EDGE),
        put(put(handUnder(RIGHT), AT_EDGE), { flip: true }),
        put(slice(butter), { size: 0.98 }),
        put(thumbOver(LEFT), AT_EDGE),
        put(put(thumbOver(RIGHT), AT_EDGE), { flip: true }),
      ],
      { x: 300, y: 632 },
    ),
  ],
};

/** Where a hand takes the slice. */
const AT_EDGE = { x: -132, y: 18, turn: -12, size: 1.04 };

const LEFT = { skin: 'skinBrown', shade: 'skinDark', sleeve: 'red', sleeveShade: 'redDark' } as const;
const RIGHT = { skin: 'skinFair', shade: 'skinOlive', sleeve: 'sage', sleeveShade: 'sageDark' } as const;

const table: Art = [
  flat('cloth', boxPath(40, 40, 520, 790)),
  line('M40 176H560M40 640H560', 3, 'clothDark'),
  ['60,120 200,112 330,124 470,116', '90,720 240,712 380,724 520,716'].map((grain) =>
    graven(grain, 5, 'clothDark', 0.9),
  ),
];

/** Two thin wisps that rise from the cut side, about the middle of the loaf. */
const steam: Art = [
  '-104,158 -122,122 -104,90 -90,58 -102,24 -124,-2',
  '120,158 138,122 124,90 108,60 120,26 140,2',
].map((ribbon) => flat('light', swellPath(ribbon, [2, 10, 14, 12, 8, 2]), 0.75));

/** A round linen cloth with a red border. */
const cloth: Art = [
  flat('ink', circlePath(312, 314, 246), 0.4),
  disc('linen', 300, 296, 246, 3.4),
  line(circlePath(300, 296, 234), 7, 'red'),
];

/** A pat of butter that melts and runs over the edge of the slice. */
const butter: Art = [
  fill(
    'trim',
    outline('-44,-18 -6,-32 42,-24 58,0 50,28 40,44 44,70 34,86 22,72 18,44 0,38 -10,52 -22,46 -32,30 -50,8'),
    { width: 2.6 },
  ),
  graven('30,46 32,62 34,76', 5, 'light', 0.9),
  fill('light', 'M-20 -14L20 -18L26 12L-14 16Z', { width: 2.4 }),
  fill('linen', 'M-14 16L26 12V22L-14 26Z', { width: 2.4 }),
];
