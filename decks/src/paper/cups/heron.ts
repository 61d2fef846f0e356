import { flat } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY =
  'M70 -150C120 -120 130 -30 90 50C50 120 -30 190 -104 236C-110 170 -104 40 -60 -60C-30 -130 20 -170 70 -150Z';
const WING =
  'M40 -110C86 -70 80 20 40 80C0 140 -60 190 -128 260C-124 180 -100 60 -60 -20C-30 -76 0 -120 40 -110Z';

/** Its head, bowed: the bill begins at (158, -214). */
const HEAD = outline('92,-292 130,-290 160,-270 176,-238 176,-220! 142,-202! 122,-222 98,-250');

/** Three toes that stand at (x, y). */
const toes = (x: number, y: number) =>
  ['-44,8', '48,2', '30,22'].map((tip) => {
    const [dx = 0, dy = 0] = tip.split(',').map(Number);
    return gouge(
      [
        [x, y - 4],
        [x + dx * 0.5, y + dy * 0.4 - 4],
        [x + dx, y + dy],
      ],
      10,
      'ink',
    );
  });

export const heron = [
  stroke('ink', '0,120 10,220 -6,330', [16, 10, 9]),
  stroke('ink', '40,90 60,210 46,340', [16, 10, 9]),
  [toes(-6, 330), toes(46, 342)],
  joined('ink', [
    BODY,
    swellPath('30,-70 78,-124 82,-176 52,-214 56,-262 96,-280 126,-262', [124, 86, 50, 38, 34, 36, 40]),
    HEAD,
  ]),
  cut('glow', 'M142 -206L172 -224L206 -70Z', 4),
  gouge('160,-210 180,-160 200,-90', 4, 'ink'),
  [stroke('ink', '96,-290 40,-286 -4,-250', [12, 9, 3]), stroke('ink', '84,-284 34,-262 8,-222', [10, 8, 3])],
  flat('light', lens([104, -186], [90, -108], 7) + lens([88, -180], [72, -110], 5)),
  flat('far', outline('112,-252! 136,-244 152,-226 148,-212! 130,-222 116,-236')),
  stroke('light', '128,-262 136,-252 148,-250 158,-256', [2, 6, 6, 3]),
  cut('near', WING, 4),
  hatch(WING, { angle: 112, gap: 17, width: 6, side: 'all' }),
];
