import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import type { OracleScene } from '../scene.ts';
import { loaf, slice } from './loaf.ts';

export const bread: OracleScene = {
  alt: 'A great round loaf on a board, seen from above, a moon and a ring of wheat ears dusted on its crust in flour; before it lie two slices, butter melting on one, and two cups of tea stand ready beside them.',
  hour: 'night',
  draw: () => [
    table,
    cloth,
    board,
    cups,
    loaf,
    put(slice, { x: 262, y: 590, turn: -10 }),
    put(slice, { x: 322, y: 640, turn: 9 }),
    put(butter, { x: 318, y: 632, turn: 24 }),
    knife,
  ],
};

const table: Art = [
  flat('cloth', boxPath(40, 40, 520, 790)),
  line('M40 176H560M40 640H560', 3, 'clothDark'),
  ['60,120 200,112 330,124 470,116', '90,720 240,712 380,724 520,716'].map((grain) =>
    graven(grain, 5, 'clothDark', 0.9),
  ),
];

/** A linen cloth with a red border, laid cornerwise. */
const cloth: Art = put(
  [
    flat('ink', boxPath(-262, -252, 540, 540), 0.4),
    fill('linen', boxPath(-270, -270, 540, 540), { width: 3 }),
    line('M-244 -270V270M244 -270V270M-270 -244H270M-270 244H270', 9, 'red'),
    line('M-224 -270V270M224 -270V270M-270 -224H270M-270 224H270', 3, 'red'),
  ],
  { x: 300, y: 404, turn: 45 },
);

const BOARD =
  'M-170 -262C-176 -286 -160 -296 -140 -296H-58C-44 -296 -40 -306 -40 -320V-372C-40 -420 40 -420 40 -372V-320C40 -306 44 -296 58 -296H140C160 -296 176 -286 176 -262V262C176 286 160 300 140 300H-140C-160 300 -176 286 -176 262Z';

const board: Art = put(
  [
    put(flat('ink', BOARD, 0.4), { x: 14, y: 16 }),
    fill('woodDark', BOARD, { width: 3.2 }),
    clipped(BOARD, [
      [
        '-150,-220 -146,-60 -152,100 -148,280',
        '-100,-280 -108,-160 -100,0 -106,280',
        '120,-280 126,-140 118,40 124,280',
        '156,-240 150,-100 156,40',
        '-20,-400 -24,-330 -18,-260',
        '40,160 46,220 40,290',
        '-40,180 -34,230 -40,290',
      ].map((grain) => graven(grain, 4, 'wood', 0.75)),
    ]),
    disc('cloth', 0, -372, 13, 2.6),
  ],
  { x: 296, y: 446, turn: 8 },
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

/** A pat of butter that begins to melt. */
const butter: Art = [
  fill('trim', outline('-44,-22 -10,-34 34,-26 48,-4 40,26 6,34 -34,28 -48,4'), { width: 2.6 }),
  fill('light', 'M-24 -18L16 -22L22 12L-18 16Z', { width: 2.4 }),
];

/** A butter knife on the cloth. */
const knife: Art = put(
  [
    flat('ink', 'M4 -112C20 -96 24 -40 20 10L18 108H2Z', 0.35),
    fill('steel', 'M-8 20V-84C-8 -104 -2 -116 4 -118C16 -96 16 -40 10 20Z', { width: 2.6 }),
    fill('red', 'M-8 20H10L12 100C12 112 -10 112 -10 100Z', { width: 2.6 }),
    line('M-2 -90V10', 2.4, 'steelDark'),
  ],
  { x: 84, y: 540, turn: 12 },
);

const cups: Art = [cup(112, 118, 60), put(cup(0, 0, 200), { x: 510, y: 560, size: 0.9 })];
