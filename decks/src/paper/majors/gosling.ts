import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '300,160 352,166 392,200 404,254 396,302! 424,336 452,404 460,480 446,552! 434,546 424,596! 410,586 388,626! 374,614 360,630! 340,606 300,614 260,606 240,630! 226,614 212,626! 190,586 176,596! 166,546 154,552! 140,480 148,404 176,336 204,302! 196,254 208,200 248,166',
);
/** The breast, paler than the body, from the chin down. */
const BREAST = outline(
  '236,384! 262,402 300,410 338,402 364,384! 388,420 396,470 380,520! 364,514 350,546! 328,536 300,560 272,536 250,546! 236,514 220,520! 204,470 212,420!',
);
const WING =
  '404,330! 440,296 470,262 500,204 512,150! 524,176 536,160! 542,196 556,190! 554,228 566,232! 556,266 562,282! 544,308 546,326! 524,346 522,364! 496,384 460,440 420,470!';
/** The same points left of the middle. */
const otherSide = (points: string): string => points.replaceAll(/\d+(?=,)/g, (x) => String(600 - Number(x)));
const WINGS = [WING, otherSide(WING)].map(outline);
const CAP = outline(
  '300,232! 286,206 258,214 222,202 216,186! 248,162 300,152 352,160 384,186! 378,202 342,214 314,206',
);
const FOOT = outline(
  '0,-14! 26,-4 34,24 62,60 104,92! 92,108 96,118! 56,112 28,128 10,156! 0,150 -10,156! -28,128 -56,112 -96,118! -92,108 -104,92! -62,60 -34,24 -26,-4',
);

const foot: Art = [
  cut('accent', FOOT, 6),
  ['0,6 0,70 0,140', '10,10 46,60 90,94', '-10,10 -46,60 -90,94'].map((toe) => gouge(toe, 13, 'ink')),
  ['26,44 32,74 30,104', '-26,44 -32,74 -30,104'].map((fold) => gouge(fold, 7, 'light')),
];

/** A gosling that leaps towards us with its wings and feet spread, from 34 to 566 wide and from 150 to 800 down, its bill closed on what lies across it at (300, 338). */
export const leapingGosling = (load: Art): Art => [
  cutStroke('accent', '356,570 384,606 406,650', [50, 42, 30], [62, 54, 42]),
  put(foot, { x: 406, y: 640, turn: -24, size: 1.04 }),
  stroke('accent', '380,604 404,646 410,666', [40, 30, 30]),
  cutStroke('accent', '244,570 220,606 206,644', [50, 42, 30], [62, 54, 42]),
  put(foot, { x: 206, y: 636, turn: -6, size: 0.9 }),
  stroke('accent', '222,604 206,640 206,660', [40, 30, 28]),
  joined('glow', [BODY, ...WINGS], 7, 'ink'),
  flat('light', BREAST),
  flat('ink', CAP),
  mirrored([
    ['408,396 470,320 512,206', '416,410 490,344 540,246', '424,424 490,372 546,300'].map((quill) =>
      gouge(quill, 9, 'ink'),
    ),
    // The shoulder and the down on breast and thigh.
    gouge('396,316 424,360 430,420 420,452', 9, 'ink'),
    combed('350,420 356,470 340,520', '306,430 308,490 306,540', {
      role: 'glow',
      rows: 3,
      width: 10,
      length: 34,
    }),
    gouge('338,608 330,578 344,552 376,540', 8, 'ink'),
    combed('416,540 408,580 392,608', '370,560 368,580 364,606', {
      role: 'ink',
      rows: 2,
      width: 7,
      length: 24,
    }),
    flat('ink', circlePath(358, 258, 24)),
    flat('light', circlePath(366, 249, 9)),
    gouge('372,306 384,318 380,334', 5, 'ink'),
  ]),
  // The open bill: the stick lies in it, between the lower half and the upper one.
  keyed('ink', outline('238,296 300,286 362,296 366,330 338,362 300,372 262,362 234,330'), 6),
  keyed(
    'accent',
    outline('234,324! 264,352 300,362 336,352 366,324! 366,362 338,392 300,398 262,392 234,362'),
    6,
  ),
  load,
  keyed(
    'accent',
    outline(
      '300,232! 318,246 330,270 356,290 370,314! 340,326 300,330 260,326 230,314! 244,290 270,270 282,246',
    ),
    6,
  ),
  mirrored(flat('ink', outline('308,268! 314,266 318,282 312,286'))),
];
