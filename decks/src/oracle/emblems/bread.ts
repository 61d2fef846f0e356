import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import type { OracleScene } from '../scene.ts';
import { loaf, slice } from './loaf.ts';
import { handUnder, thumbOver } from './sharingHand.ts';

export const bread: OracleScene = {
  alt: 'A great round loaf lies on a board, seen from above, a moon cut in its floury crust, steam over its cut side; two hands from left and right each hold a slice, thumbs on top, one with butter that melts; two cups of tea stand by.',
  hour: 'night',
  draw: () => [
    table,
    cloth,
    windowLight,
    board,
    put(cup(0, 0, 130), { x: 104, y: 108, size: 0.86 }),
    put(cup(0, 0, 60), { x: 500, y: 112, size: 0.86 }),
    put(loaf, { x: 16, y: -15, turn: 3 }),
    steam,
    taken({ x: 330, y: 574, turn: 8 }, RIGHT, true),
    taken({ x: 268, y: 690, turn: 8 }, LEFT, false),
  ],
};

const LEFT = { skin: 'skinBrown', shade: 'skinDark', sleeve: 'red', sleeveShade: 'redDark' } as const;
const RIGHT = { skin: 'skinFair', shade: 'skinOlive', sleeve: 'sage', sleeveShade: 'sageDark' } as const;

/** A slice that a hand takes at its left end, or flipped at its right. */
const taken = (
  place: { x: number; y: number; turn: number },
  person: typeof LEFT | typeof RIGHT,
  flip: boolean,
): Art =>
  put(
    [
      put(handUnder(person), { x: -122, y: 14, turn: -8 }),
      put(slice(flip && butter), { size: 0.8 }),
      put(thumbOver(person), { x: -122, y: 14, turn: -8 }),
    ],
    { ...place, turn: flip ? -place.turn : place.turn, flip },
  );

const table: Art = [
  flat('cloth', boxPath(40, 40, 520, 790)),
  line('M40 176H560M40 640H560', 3, 'clothDark'),
  ['60,120 200,112 330,124 470,116', '90,720 240,712 380,724 520,716'].map((grain) =>
    graven(grain, 5, 'clothDark', 0.9),
  ),
];

/** The panes of a window, as they lie over the table. */
const windowLight: Art = [
  flat(
    'light',
    'M40 210L150 40H300L90 360L40 390ZM320 40H470L330 250L200 300ZM40 420L170 340L60 560L40 570ZM250 320L400 230L260 520L120 600Z',
    0.3,
  ),
];

/** Two thin wisps that rise from the cut side. */
const steam: Art = [
  '200,396 186,366 198,336 214,308 206,280 190,262',
  '424,402 440,372 430,342 414,312 422,284 438,266',
].map((ribbon) => flat('light', swellPath(ribbon, [2, 9, 13, 12, 8, 2]), 0.7));

/** A linen cloth with a red border, laid cornerwise. */
const cloth: Art = put(
  [
    flat('ink', boxPath(-202, -192, 420, 420), 0.4),
    fill('linen', boxPath(-210, -210, 420, 420), { width: 3 }),
    line('M-186 -210V210M186 -210V210M-210 -186H210M-210 186H210', 9, 'red'),
    line('M-166 -210V210M166 -210V210M-210 -166H210M-210 166H210', 3, 'red'),
  ],
  { x: 300, y: 396, turn: 45 },
);

const BOARD =
  'M-186 -250C-192 -274 -176 -284 -156 -284H-58C-44 -284 -40 -294 -40 -308V-360C-40 -408 40 -408 40 -360V-308C40 -294 44 -284 58 -284H156C176 -284 192 -274 192 -250V262C192 286 176 300 156 300H-156C-176 300 -192 286 -192 262Z';

const board: Art = put(
  [
    put(flat('ink', BOARD, 0.4), { x: 14, y: 16 }),
    fill('straw', BOARD, { width: 3.2 }),
    clipped(BOARD, [
      [
        '-160,-220 -156,-60 -162,100 -158,280',
        '-110,-280 -118,-160 -110,0 -116,280',
        '130,-280 136,-140 128,40 134,280',
        '166,-240 160,-100 166,40',
        '-20,-400 -24,-330 -18,-260',
        '40,160 46,220 40,290',
        '-40,180 -34,230 -40,290',
      ].map((grain) => graven(grain, 5, 'metalDark', 0.75)),
    ]),
    disc('cloth', 0, -360, 13, 2.6),
  ],
  { x: 300, y: 420, turn: 4 },
);

/** A cup of tea from above, its handle at an angle. */
const cup = (x: number, y: number, handle: number): Art => [
  flat('ink', circlePath(x + 9, y + 12, 62), 0.35),
  disc('snow', x, y, 62, 3),
  line(circlePath(x, y, 53), 5, 'cloth'),
  put(fill('snow', 'M30 -9H62C70 -9 70 9 62 9H30Z', { width: 2.8 }), { x, y, turn: handle }),
  disc('snow', x, y, 41, 2.8),
  disc('hairAuburn', x, y, 33, 2),
  graven([polar(x, y, 24, 200), polar(x, y, 25, 240), polar(x, y, 24, 280)], 7, 'straw', 0.9),
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
