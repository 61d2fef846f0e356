import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { around, hatch, lenses, ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const FACE = outline(
  '352,270! 366,256 384,262 424,318 458,394 500,470 524,520 530,560 512,590 476,600 440,588 410,584 372,612 330,640 310,560 330,480 352,420!',
);
const FLEECE = outline(
  '330,236! 250,190 160,196 110,270 96,360 110,440 130,490! 100,510 88,548 100,580! 60,610 52,664 70,700! 36,740 40,800 60,830! 40,860 40,920! 540,920! 530,860 504,830! 520,790 496,748 470,740! 480,700 452,664 424,664! 424,620 392,596 360,600!',
);
const HORN = swellPath(
  '336,286 300,184 206,140 104,188 62,304 98,426 204,478 304,432 326,346 268,306 222,330',
  [84, 98, 100, 96, 88, 78, 66, 52, 38, 22, 5],
);
/** The rings of the horn, each from its outer to its inner side. */
const RINGS =
  '388,262 296,286 362,196 276,230 316,132 262,216 256,92 232,186 180,90 206,184 104,128 166,208 48,194 134,244 16,276 108,290 20,366 108,342 54,444 124,386 114,500 156,420 194,516 196,438 272,500 236,430 328,456 268,406 350,394 290,384';

/** A ram's head and neck in profile that looks right, with a great curled horn: from its horn at 90 to its lips at 600. */
export const ramInProfile: Art = [
  joined('near', [FLEECE], 7),
  ticks(FLEECE, { flow: around(300, 420), gap: 34, length: 30, width: 9 }),
  joined('ink', [FACE], 6),
  hatch(FACE, { angle: 60, gap: 19, width: 6, reach: 0.16 }),
  keyed('glow', outline('372,366! 392,344 428,352! 414,376 388,380'), 4),
  flat('ink', outline('390,358! 412,354 412,366 392,370!')),
  gouge('356,352 388,326 430,338', 8, 'far'),
  flat('light', outline('494,520! 512,516 520,536 508,546! 502,530')),
  gouge('512,578 484,566 446,560', 7),
  gouge('396,430 430,480 452,520', 6, 'far'),
  cut('ink', outline('340,500! 290,486 222,512 184,556! 244,574 306,560 340,536!'), 5),
  gouge('320,512 270,520 222,544', 6, 'far'),
  joined('glow', [HORN], 5, 'ink'),
  lenses(RINGS, 8).map((ring) => flat('ink', ring)),
  flat('light', circlePath(411, 352, 3)),
];
