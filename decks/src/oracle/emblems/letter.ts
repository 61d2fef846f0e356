import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { writingHand } from '../../figure/writingHand.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { seal } from '../theme.ts';
import { emblemSky } from './emblemSky.ts';

export const letter: OracleScene = {
  alt: 'A hand writes a letter with a white quill at a window; on the desk an envelope with a red seal, a pot of ink and a lit candle, outside the moon over hills.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { x: 366, y: 352, r: 156 }),
    hills(500, [40, 70, 30, 60, 30, 80, 50], 'far'),
    oracleHaze(60, 466, 150),
    oracleHaze(400, 476, 140),
    hills(546, [10, 24, 10, 20, 12, 24, 10], 'mid'),
    desk,
    candle,
    envelope,
    inkPot,
    put([sheet, arm], { y: -26 }),
    frame,
  ],
};

/** The window's posts and its upper bar. */
const frame: Art = [
  fill('woodDark', boxPath(40, 40, 26, 504)),
  fill('woodDark', boxPath(534, 40, 26, 504)),
  fill('woodDark', boxPath(40, 40, 520, 22)),
  line('M56 62V540M544 62V540', 1.6, 'wood', 0.8),
];

const desk: Art = [
  fill('wood', boxPath(40, 556, 520, 280)),
  line('M40 612H560M40 676H560M40 748H560M250 564V612M150 612V676M430 612V676', 2, 'woodDark', 0.6),
  fill('woodDark', 'M40 540H560V564H40Z'),
];

const candle: Art = [
  flat('ink', 'M52 640q52 -22 112 0q-56 22 -112 0Z', 0.3),
  put(
    [
      fill('metal', 'M-48 -4C-48 16 48 16 48 -4C20 -14 -20 -14 -48 -4Z'),
      fill('linen', 'M-17 0V-118C-17 -128 17 -128 17 -118V0Q0 8 -17 0Z'),
      fill('light', 'M-17 -116C-22 -96 -18 -88 -12 -92C-8 -100 -6 -110 0 -118Z', { width: 1.4 }),
      disc('glow', 0, -160, 58, 0, 0.35),
      line('M0 -120V-134', 3, 'ink'),
      flame(0, -134, 1.3),
    ],
    { x: 104, y: 628 },
  ),
];

const envelope: Art = put(
  [
    flat('ink', 'M-104 62H112V74H-100Z', 0.3),
    fill('linen', 'M-106 -62H106V64H-106Z'),
    line('M-106 64L-22 2M106 64L22 2', 2.2),
    fill('linen', 'M-106 -62H106L8 16Q0 22 -8 16Z', { width: 2.2 }),
    seal(0, 8, 27, line('M0 -13V13M-13 0H13M-9 -9L9 9M9 -9L-9 9', 3.4, 'light')),
  ],
  { x: 262, y: 590, size: 0.86, turn: -7 },
);

const inkPot: Art = [
  flat('ink', 'M430 632q48 -18 100 0q-50 20 -100 0Z', 0.35),
  fill(
    'cloth',
    'M440 622V586C440 572 458 572 458 560H500C500 572 518 572 518 586V622C518 638 440 638 440 622Z',
  ),
  flat('clothDark', 'M496 572C512 574 518 576 518 586V622C518 630 504 634 490 634Z', 0.8),
  fill('ink', 'M456 562C456 550 502 550 502 562C502 570 456 570 456 562Z'),
  line('M450 590V616', 4, 'waterLight', 0.8),
];

/** Words by their numbers of letters; the last line is not finished. */
const LINES = [
  [4, 2, 6, 3, 5],
  [3, 5, 2, 7, 3],
  [6, 2, 4, 3, 5],
  [3, 5, 4],
];

/** A line of handwriting: each word is one stroke, with a tall letter here and there. */
const writing = (words: readonly number[], x: number, y: number): Art => {
  let at = x;
  const strokes = words.map((letters, word) => {
    const start = at;
    at += letters * 9 + 13;
    const shapes = times(letters, (i) =>
      (i * 3 + word) % 4 === 1 ? 'c3 -6 8 -20 4 -20s-4 18 5 20' : 'q3 -9 5 -8t4 8',
    );
    return `M${start} ${y}${shapes.join('')}`;
  });
  return line(strokes.join(''), 2.8, 'ink', 0.9);
};

const sheet: Art = put(
  [
    flat('ink', 'M-150 -60L-138 182H200L182 -52Z', 0.25),
    fill('light', 'M-160 -72H168L194 176H-188Z'),
    LINES.map((words, i) => writing(words, -128 - i * 4, -36 + i * 30)),
  ],
  { x: 240, y: 724, turn: -4 },
);

const quill: Art = [
  line('M-44 40L-36 28L70 -132', 5.4, 'line'),
  line('M-44 40L-36 28L70 -132', 3, 'straw'),
  fill('light', 'M34 -78C16 -110 40 -200 118 -262C150 -210 128 -116 58 -86Z'),
  line('M40 -84C62 -130 84 -180 114 -250', 3.4, 'straw'),
  line(
    'M50 -106L34 -128M64 -132L46 -158M78 -164L66 -188M60 -122L92 -128M74 -150L112 -160M90 -182L124 -196',
    2,
    'stoneDark',
  ),
];

const arm: Art = [
  flat('ink', 'M318 776C380 764 470 776 560 810V840H420Z', 0.25),
  fill('red', outline('426,698! 470,690 540,706 610,740! 610,850 520,850! 470,806 428,772! 420,736'), {
    width: 2.6,
  }),
  flat('redDark', outline('428,772! 450,770 500,784 560,800 610,804! 610,850 520,850! 470,806'), 0.75),
  graven('446,704 470,722 480,752', 6, 'redDark'),
  graven('470,700 510,722 530,770', 6, 'redDark'),
  graven('500,704 550,730 590,740', 5, 'redDark'),
  graven('450,740 470,760 504,772', 5, 'redDark'),
  fill(
    'light',
    'M436 694C424 690 410 694 404 702C398 722 398 744 408 766C418 774 428 772 434 764C424 742 426 716 436 694Z',
    {
      width: 1.8,
    },
  ),
  writingHand('skinOlive', quill, { x: 318, y: 726, size: 1.12 }),
];
