import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { standing } from '../../primitives/ground.ts';
import { grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const gemini: OracleScene = {
  alt: 'Two hares, a brown and a white one, sit up face to face before a pale moon as if in talk, a golden cup before each; above them the constellation Gemini.',
  hour: 'haze',
  draw: (chance) => [
    signSky(chance, 'gemini', { y: 372, r: 124 }),
    hills(690, [70, 96, 50, 30, 44, 90, 76], 'far'),
    oracleHaze(56, 640, 150),
    oracleHaze(410, 650, 150),
    hills(760, [20, 34, 18, 12, 16, 30, 20], 'near'),
    standing(160, 790, 130),
    standing(440, 790, 130),
    hare('wood', 'woodDark'),
    put(hare('snow', 'stoneDark'), { x: 600, flip: true }),
    [262, 338].map((x) => put(cup, { x, y: 758 })),
    grass([
      [70, 800],
      [228, 802],
      [376, 800],
      [532, 802],
    ]),
  ],
};

const cup: Art = [
  fill('metal', 'M-25 -66H25C26 -40 16 -28 5 -22V20H18V29H-18V20H-5V-22C-16 -28 -26 -40 -25 -66Z'),
  fill('wine', 'M-25 -66Q0 -74 25 -66Q0 -58 -25 -66Z', { width: 1.6 }),
  line('M-22 -48Q0 -40 22 -48', 3, 'metalDark'),
];

const BODY = outline(
  '150,474 196,486 222,540 218,606 204,660 210,760! 216,792 90,796! 66,770 56,700 70,620 100,550 124,500',
);
const HEAD = outline('146,440 172,412 212,412 246,438 262,466 254,486 222,498 184,510 152,498 138,470');
const NEAR_EAR = outline('150,440! 116,380 104,300 118,236! 152,286 176,354 186,420!');
const FAR_EAR = outline('186,418! 168,352 174,280 204,232! 218,300 216,366 206,420!');

/** A hare that sits up and looks right: from its ears at 232 to its feet at 796, from 56 to 262. */
const hare = (coat: Role, shade: Role): Art => [
  fill('snow', circlePath(66, 764, 24), { width: 2.6 }),
  fill(coat, FAR_EAR, { width: 3 }),
  fill(coat, BODY, { width: 3 }),
  fill(coat, outline('196,620! 222,650 222,720 226,770 246,792! 190,794 196,720'), { width: 2.6 }),
  fill(coat, outline('70,690! 100,640 160,646 180,700 170,760 226,778 228,798! 96,798! 72,770'), {
    width: 3,
  }),
  flat('linen', outline('200,520! 220,560 214,610 202,650! 194,590')),
  fill(coat, HEAD, { width: 3 }),
  fill(coat, NEAR_EAR, { width: 3 }),
  flat('rose', outline('150,416! 126,366 120,312 124,270! 148,318 164,370 170,414!')),
  fill('light', outline('190,446! 206,430 226,440! 218,456 202,458'), { width: 2 }),
  flat('ink', circlePath(209, 445, 7)),
  fill('rose', outline('252,462! 264,460 264,472 254,476!'), { width: 1.6 }),
  line('M240 486Q250 486 256 480M226 474L270 492M224 480L258 502', 2, 'line', 0.8),
  graven('112,560 92,620 84,680', 6, shade, 1),
  graven('140,540 124,590 120,640', 6, shade, 1),
  graven('166,540 160,590 166,640', 5, shade, 1),
  graven('110,690 140,680 160,700', 5, shade, 1),
  graven('160,470 172,484 190,492', 4, shade, 1),
];
