import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '236,150 208,160 198,184 206,206 224,230 232,262 222,298 216,340 226,384 262,420 320,436 400,424 470,384 510,340! 450,320 390,310 330,290 296,260 278,220 270,182 258,158',
);
const WING = outline('316,322! 370,300 440,306 500,334 560,380! 510,404 440,412 370,396 322,364');
const FACE = outline('202,184! 218,172 246,174 262,190! 244,204 220,206 206,204!');

/** A peacock's head, breast and wing in profile to the left, its crest at 82 and its feet at 464. */
export const perchedPeacock: Art = [
  ['240,158 222,130 198,110', '246,156 240,122 228,96', '252,156 256,124 262,98'].map((quill) =>
    cutStroke('ink', quill, [5, 4, 4], [11, 10, 10]),
  ),
  [
    [196, 106],
    [227, 92],
    [263, 94],
  ].map(([x = 0, y = 0]) => keyed('glow', circlePath(x, y, 10), 4)),
  joined('accent', [BODY], 6),
  flat('light', FACE),
  keyed('glow', outline('204,184! 178,188 156,204! 180,206 206,206!'), 4),
  gouge('162,203 182,198 204,198', 3, 'ink'),
  flat('ink', circlePath(234, 188, 9)),
  flat('light', circlePath(231, 184, 3)),
  gouge('206,194 230,194 254,194', 4, 'ink'),
  combed('264,200 284,260 340,300', '232,236 232,300 240,370', {
    role: 'ink',
    rows: 6,
    width: 8,
    length: 20,
  }),
  combed('256,380 300,420 380,424', '300,340 320,390 380,410', {
    role: 'ink',
    rows: 3,
    width: 7,
    length: 20,
  }),
  cut('ink', WING, 5),
  combed('332,330 420,320 530,374', '336,360 420,396 500,398', {
    role: 'mid',
    rows: 5,
    width: 8,
    length: 36,
  }),
  [280, 336].map((x) => [
    cutStroke('glow', `${x},424 ${x + 2},444`, [14, 12], [22, 20]),
    [-16, 0, 16].map((dx) => cutStroke('glow', `${x + dx * 0.4},442 ${x + dx},464`, [11, 8], [18, 15])),
  ]),
];
