import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BREAST = outline('-104,0! -150,90 -186,200 -196,400! 110,400! 112,300 90,210 70,140 70,80!');
const HEAD = outline(
  '-112,40 -120,-24 -84,-86 -14,-108 56,-92 112,-50 152,-8 170,22! 168,48 148,72 100,92 44,112 -20,132 -76,106',
);
const EARS = {
  high: '-104,-52! -150,-140 -160,-236 -122,-318! -76,-250 -50,-170 -36,-84!',
  low: '-50,-84! -110,-170 -190,-236 -284,-268! -270,-190 -200,-110 -98,-30!',
  far: '-60,-84! -66,-170 -40,-262 18,-322! 40,-240 34,-160 6,-96!',
};
const INSIDES = {
  high: '-88,-78! -126,-150 -136,-226 -120,-286! -84,-230 -66,-150 -56,-86!',
  low: '-74,-84! -130,-160 -196,-214 -262,-244! -240,-180 -180,-110 -100,-54!',
};

/** Head and breast of a hare in profile that looks right, about its cheek; the near ear is up, or laid back. */
export const hareHead = (coat: Role, shade: Role, pale: Role, ear: 'high' | 'low'): Art => [
  fill(coat, outline(EARS.far), { width: 3.4 }),
  flat(shade, outline('-46,-90! -50,-170 -28,-240 10,-296! 0,-220 -20,-150 -26,-92!'), 0.6),
  fill(coat, BREAST, { width: 3.4 }),
  clipped(BREAST, [
    flat(pale, outline('76,90! 30,160 10,250 20,400! 120,400! 110,200')),
    [
      '-90,120 -120,200 -126,280',
      '-50,160 -76,240 -80,320',
      '-10,150 -34,220 -40,300',
      '-130,220 -150,290 -150,350',
    ].map((points) => graven(points, 7, shade, 0.9)),
  ]),
  fill(coat, HEAD, { width: 3.4 }),
  clipped(HEAD, [
    flat(pale, outline('176,24! 140,40 100,44 60,76 20,130! 100,140 190,80'), 0.95),
    ['-60,40 -70,76 -50,104', '-30,50 -36,84 -14,112', '-84,10 -98,40 -92,70', '96,-40 116,-20 120,4'].map(
      (points) => graven(points, 6, shade, 0.9),
    ),
  ]),
  line(HEAD, 3.4),
  flat(coat, outline('-120,20! -100,-20 -60,60 -50,120! -90,110 -140,110')),
  fill(coat, outline(EARS[ear]), { width: 3.4 }),
  flat('rose', outline(INSIDES[ear])),
  flat(coat, outline('-112,-30! -90,-78 -30,-90 -20,-60 -60,-30 -96,-10')),
  fill(pale, outline('-4,-22! 14,-56 52,-60 76,-34! 58,-2 20,4'), { edge: 'none' }),
  fill('woodDark', circlePath(38, -30, 24), { width: 3 }),
  flat('ink', circlePath(40, -30, 16)),
  flat('light', circlePath(48, -39, 6)),
  line('M6 -44Q34 -72 70 -48', 5, shade),
  fill('rose', outline('150,14! 168,12 176,24 166,42! 154,32'), { width: 2.6 }),
  line('M165 44Q158 62 132 66', 3.4),
  [
    [118, 46],
    [128, 34],
    [112, 58],
  ].map(([x = 0, y = 0]) => flat(shade, circlePath(x, y, 3.2))),
];
