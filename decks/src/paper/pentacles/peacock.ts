import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const NECK = limb('290,366,46 312,400,42 322,440,42 312,492,50 294,540,72 292,590,124 300,640,180');
const BREAST = outline('214,630! 250,580 350,580 386,630! 412,700 410,780 380,900! 220,900! 190,780 188,700');
/** A folded wing seen from the front: the shoulder rises at its top, and its feathers run down and in. */
const WING = outline('266,612! 230,584 190,606 164,668 164,744 190,820 262,896! 262,810 244,740 246,670');

/** A peacock from the front without its tail, its head turned left: from its crest at 250 down to the window's foot. */
export const peacock: Art = [
  times(5, (i) => {
    const [x, y] = polar(300, 354, 84, -124 + i * 17);
    return [stroke('ink', `${294 + i * 3},352 ${x},${y}`, [6, 5]), cut('glow', circlePath(x, y, 10), 3)];
  }),
  joined('ink', [BREAST, NECK, circlePath(290, 372, 34)], 7),
  // The feathers lie like scales, small on the neck and large on the breast.
  combed('298,404 304,470 270,570 236,660', '328,404 334,470 322,570 364,660', {
    role: 'mid',
    rows: 4,
    width: 10,
    length: 26,
    thin: 1.6,
  }),
  combed('262,660 262,740 276,850', '338,660 338,740 324,850', {
    role: 'mid',
    rows: 3,
    width: 12,
    length: 52,
  }),
  mirrored([
    cut('accent', WING, 6),
    // Small feathers on the shoulder, long quills below.
    combed('240,606 200,630 180,690', '252,640 232,680 226,716', {
      role: 'ink',
      rows: 3,
      width: 8,
      length: 24,
    }),
    [0, 1, 2].map((i) =>
      gouge(`${176 + i * 22},${716 + i * 6} ${188 + i * 18},790 ${240 + i * 6},868`, 9, 'ink'),
    ),
  ]),
  keyed('glow', outline('262,360! 238,362 214,386! 240,390 262,388!'), 4),
  gouge('222,382 242,376 260,377', 4, 'ink'),
  flat('light', outline('264,356! 288,346 312,358! 290,364') + outline('266,386! 290,380 310,390! 288,396')),
  flat('light', circlePath(284, 372, 9)),
  flat('ink', circlePath(282, 372, 5.4)),
];
