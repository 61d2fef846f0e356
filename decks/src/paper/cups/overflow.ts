import type { Art } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb } from '../nature/body.ts';

/** The mouth of the cup: its rim and the water within. */
const [RIM, MOUTH] = [
  'M176 470C182 410 418 410 424 470C418 536 182 536 176 470Z',
  'M190 470C198 424 402 424 410 470C402 518 198 518 190 470Z',
];

/** Four jets that rise from the mouth and fall free of the rim into the sea, the farther ones first. */
const JETS = [
  '266,466,22 244,408,18 200,362,19 142,386,25 104,490,31 86,620,38 76,740,46 72,830,52',
  '336,466,22 358,426,18 398,404,19 446,430,25 484,510,31 508,620,38 520,740,46 524,830,52',
  '222,480,21 204,456,17 178,456,18 160,490,23 152,580,29 150,700,36 148,830,44',
  '378,480,21 400,440,17 430,436,18 450,478,23 458,580,29 460,700,36 460,830,44',
];
const LINES = [
  '258,446 236,394 196,362 142,380 100,480 80,610',
  '346,444 368,416 400,400 446,424 484,502 504,600',
  '200,454 174,456 156,490 148,580 144,680',
  '406,438 430,436 452,480 462,580 466,690',
  '72,650 62,730 56,800',
  '528,660 534,730 540,800',
  '142,690 140,750 138,810',
  '450,600 448,680 450,780',
];
const GAPS = [
  '100,560 88,690 82,800',
  '490,570 508,690 514,800',
  '164,610 162,700 160,800',
  '468,640 470,720 472,800',
];

/** The fifth, in the middle, which parts at its top and falls back. */
const SPOUT = [
  '300,482,24 299,440,17 300,396,15 296,370,15 280,362,13 268,376,10 264,392,5',
  '300,440,14 300,396,14 306,372,14 322,366,12 332,382,9 334,396,5',
];

/** Where they meet the sea they throw up foam. */
const FOAM =
  '50,806,22 78,790,26 108,808,20 126,806,18 148,794,22 172,810,16 434,810,16 456,794,22 480,806,18 496,808,20 524,790,26 552,806,22';
const SPRAY = '296,342,6 262,412,5 338,412,5 112,362,6 476,398,6 62,540,5 196,734,5 410,740,5';

/** The open mouth of a cup 236 wide at (300, 470), from which five jets of water spring; the sea is at 830. */
export const overflow: Art = [
  [keyed('glow', RIM, 5), keyed('mid', MOUTH, 5)],
  gouge('216,492 300,510 384,492', 6),
  JETS.map((jet) => joined('far', [limb(jet)], 5, 'ink')),
  joined('far', SPOUT.map(limb), 5, 'ink'),
  LINES.map((line) => gouge(line, 8)),
  GAPS.map((gap) => gouge(gap, 8, 'near')),
  gouge('296,460 296,430 298,390', 6),
  [
    '202,478 222,494 244,486',
    '248,468 266,478 286,470',
    '282,480 300,490 318,480',
    '316,470 336,478 354,466',
    '356,486 378,494 398,476',
  ].map((ring) => gouge(ring, 7)),
  joined(
    'light',
    toTriples(FOAM).map(([x, y, r]) => circlePath(x, y, r)),
    5,
    'ink',
  ),
  toTriples(SPRAY).map(([x, y, r]) => keyed('light', circlePath(x, y, r), 3)),
];
