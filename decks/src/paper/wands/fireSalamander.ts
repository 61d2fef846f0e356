import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints, toTriples, type Point } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = limb(
  '452,196,6 410,166,20 350,152,34 276,164,52 218,214,72 206,286,98 250,360,116 344,416,122 418,486,122 440,576,110 404,660,96 320,704,92',
);
const HEAD = outline(
  '0,-108 56,-98 84,-50 104,-4 98,44 66,92 24,114 0,116 -24,114 -66,92 -98,44 -104,-4 -84,-50 -56,-98',
);
const CROWN = 'M-66 -66L-92 -158L-50 -124L-34 -184L0 -134L34 -184L50 -124L92 -158L66 -66Q0 -48 -66 -66Z';

/** A leg through three points, each with its width, that ends in four toes. */
const leg = (points: string, foot: Point, toes: string): readonly string[] => [
  limb(points),
  ...toPoints(toes).map(([x, y]) => limb(`${foot.join()},22 ${foot[0] + x},${foot[1] + y},11`)),
];

const LEGS = [
  leg('212,292,60 140,300,42 96,250,30', [96, 250], '-40,-2 -30,-30 -2,-44 26,-34'),
  leg('270,340,60 350,316,42 412,340,30', [412, 340], '14,-36 38,-18 42,8 20,30'),
  leg('440,520,62 508,540,44 516,620,32', [516, 620], '-34,28 -8,44 16,38 30,10'),
  leg('420,540,64 310,482,48 176,556,34', [166, 562], '-58,-34 -70,-8 -66,18 -44,38'),
].flat();

const head: Art = [
  joined('ink', [HEAD], 8),
  mirrored(
    [
      cut('glow', circlePath(66, -4, 25), 5),
      flat('ink', outline('42,-4! 66,-16 90,-4! 66,8')),
      flat('glow', outline('20,28! 44,34 56,58 36,66 22,50')),
      flat('glow', circlePath(16, 88, 5)),
    ],
    0,
  ),
  gouge('-82,62 -40,98 0,104 40,98 82,62', 5, 'glow'),
  cut('glow', CROWN, 7),
  flat(
    'accent',
    toPoints('-42,-82 0,-78 42,-82')
      .map(([x, y]) => circlePath(x, y, 11))
      .join(''),
  ),
];

/** A crowned fire salamander with yellow spots that comes down like an S: its tail at (452, 196), its chin at 820. */
export const fireSalamander: Art = [
  joined('ink', [BODY, ...LEGS], 8),
  toTriples(
    '360,152,8 310,150,9 268,176,11 226,196,11 236,232,13 196,262,13 232,294,18 196,318,13 258,338,15 238,372,14 298,380,19 306,428,15 348,404,15 358,462,19 404,462,14 384,520,19 424,530,14 354,560,15',
  ).map(([x, y, r]) => flat('glow', circlePath(x, y, r))),
  put(head, { x: 280, y: 716, turn: -16 }),
];
