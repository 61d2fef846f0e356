import { clipped, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** Trunk: an arched loin, a deep chest and a belly drawn up high. */
const TRUNK = outline(
  '82,312 112,280 160,262 214,262 270,276 330,270 366,300 378,346 360,392 322,408 280,388 240,346 204,324! 170,346 120,360 88,346',
);
const NECK = limb('312,326,124 350,258,68 392,210,46');
const HEAD = outline(
  '396,214 414,196 440,194 464,210 500,224 534,238 536,250 500,250 458,252! 424,258 400,246',
);

/**
 * A greyhound at full stretch to the right with a thing between its jaws, given about its bowed head: 600 wide, from
 * its brow at 180 to its lowest paw at 452.
 */
export const greyhound = (prey: Art): Art => [
  joined('near', [
    limb('340,352,72 394,396,34 452,398,17 514,382,13 530,390,11'),
    limb('150,316,84 112,372,42 46,386,17 -8,436,13 -20,448,11'),
  ]),
  joined('ink', [
    TRUNK,
    NECK,
    limb('326,338,88 378,364,38 446,342,18 520,316,13 538,322,11'),
    limb('126,316,104 76,356,46 10,344,18 -48,382,13 -62,392,11'),
    limb('98,296,16 50,286,11 8,290,8 -24,268,6 -34,242,4'),
  ]),
  ticks(TRUNK, {
    role: 'mid',
    flow: 8,
    gap: 24,
    length: 22,
    width: 4.4,
    tone: (x, y) => (y < 300 && x < 330 ? 0.85 : 0),
  }),
  [gouge('286,384 316,388 344,366', 5, 'mid'), gouge('266,366 300,368 326,350', 5, 'mid')],
  [gouge('166,286 138,306 130,344', 6, 'mid'), gouge('334,300 352,332 344,366', 5, 'mid')],
  clipped(NECK, [
    stroke('light', '330,222 362,262 408,276', [31, 31, 31]),
    stroke('accent', '330,222 362,262 408,276', [20, 20, 20]),
  ]),
  put(
    [
      joined('ink', [HEAD], 4),
      gouge('398,240 404,248 414,252', 10, 'ink'),
      prey,
      cut('ink', outline('428,252! 460,250 494,250 526,256! 520,266 488,268 456,274 434,270'), 4),
      flat('light', 'M504 258l4 -13l5 12ZM474 259l4 -11l5 11Z'),
      keyed('glow', circlePath(446, 216, 7), 3),
      flat('ink', circlePath(448, 216, 3.2)),
      flat('light', lens([470, 226], [524, 240], 3)),
      cut('ink', outline('420,196! 392,190 366,198 346,218! 372,226 402,222 418,212'), 4),
    ],
    { x: 26, y: -114, turn: 16 },
  ),
];
