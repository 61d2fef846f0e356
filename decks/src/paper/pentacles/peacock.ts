import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, joined, keyed, stroke } from '../lino/cut.ts';
import { gouge } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = limb(
  '292,370,56 308,420,50 312,470,60 304,530,92 300,600,160 300,690,226 300,790,230 300,880,200',
);
const SHOULDER = outline('190,650! 214,620 250,640 262,700 250,780 222,850! 196,800 184,720');

/** A peacock from the front without its tail, its head turned left: from its crest at 250 down to the window's foot. */
export const peacock: Art = [
  times(5, (i) => {
    const [x, y] = polar(302, 356, 92, -124 + i * 17);
    return [stroke('ink', `${296 + i * 3},352 ${x},${y}`, [6, 5]), cut('glow', circlePath(x, y, 11), 3)];
  }),
  joined('ink', [BODY, circlePath(290, 376, 36)], 7),
  // The feathers lie like scales, small on the neck and large on the breast.
  combed('288,410 290,500 240,620 206,760', '326,410 336,500 360,620 394,760', {
    role: 'mid',
    rows: 6,
    width: 9,
    length: 24,
    thin: 1.6,
  }),
  mirrored([
    cut('accent', SHOULDER, 6),
    combed('204,660 200,720 222,820', '244,660 246,720 236,800', { role: 'ink', rows: 3, width: 9 }),
  ]),
  keyed('glow', outline('262,366! 236,370 214,392! 240,396 262,392!'), 4),
  gouge('222,388 242,382 260,382', 4, 'ink'),
  flat('light', outline('264,362! 288,350 314,362! 292,370') + outline('266,390! 290,386 312,394! 288,402')),
  flat('light', circlePath(284, 377, 9)),
  flat('ink', circlePath(282, 377, 5.4)),
];
