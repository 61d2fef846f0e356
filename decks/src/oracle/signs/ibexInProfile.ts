import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

/** From the brow up and back in half a circle to the tip behind the neck. */
const HORN = toPoints('262,404 262,330 300,268 370,240 446,262 500,326 520,410 508,486');
const HORN_WIDTHS = [70, 74, 68, 60, 50, 40, 27, 6];

const HEAD = outline(
  '224,398! 262,384 306,396 334,432 340,496 328,548 300,592 262,622 222,640 186,664 150,674! 116,668 98,644 98,616! 106,590 132,556 160,504 188,446 206,412',
);
const NECK = outline(
  '300,400! 350,430 400,500 470,580 560,650 620,690! 620,860! 210,860! 236,790 252,720 262,660 270,600! 290,560 310,500',
);

const neck: Art = [
  fill('wood', NECK, { width: 3.4 }),
  clipped(NECK, [
    flat('woodDark', outline('280,560! 304,660 290,760 270,860! 200,860! 240,720 262,600!'), 0.8),
    flat(
      'woodDark',
      outline('330,470! 320,560 300,640 310,720 360,860! 300,860! 262,740 270,620 300,540'),
      0.5,
    ),
    flat(
      'straw',
      outline('352,428! 420,508 490,586 580,650 620,680! 620,722! 560,690 470,630 400,560 356,490!'),
      0.5,
    ),
    flat(
      'snow',
      outline(
        '440,536! 500,592 580,648 620,676! 620,700! 600,680 578,682 560,660! 530,654 516,628! 486,616 474,588! 452,572!',
      ),
    ),
    [
      '300,620 320,690 330,770',
      '360,600 392,680 400,780',
      '420,650 452,720 460,800',
      '250,680 252,740 240,800',
      '490,700 510,750 512,810',
    ].map((hair) => graven(hair, 9, 'woodDark', 0.8)),
  ]),
  line(NECK, 3.4),
];

const beard: Art = [
  fill('woodDark', outline('164,656! 200,650 244,620! 250,680 232,740 196,800! 194,750 178,716 168,690'), {
    width: 3,
  }),
  ['194,664 206,710 200,764', '224,650 230,700 214,750'].map((hair) => graven(hair, 6, 'wood', 0.9)),
];

const ear: Art = [
  fill('wood', outline('322,444! 352,424 400,420 434,446! 404,472 360,478 326,466'), { width: 3 }),
  flat('rose', outline('344,452! 372,438 400,434 420,447! 396,460 364,464')),
];

const head: Art = [
  fill('wood', HEAD, { width: 3.4 }),
  clipped(HEAD, [
    flat('woodDark', outline('334,430! 340,500 320,548 286,580 236,600! 270,560 296,510 300,450'), 0.65),
    flat('woodDark', outline('90,620! 120,584 150,580 172,606 190,650! 150,684 100,680!'), 0.85),
    flat('linen', outline('98,652! 124,660 150,658! 146,672 120,672!'), 0.7),
    flat('straw', outline('226,400! 204,460 176,516 146,566 124,596! 150,592 184,548 214,490 236,430'), 0.55),
  ]),
  line(HEAD, 3.4),
  fill('glow', outline('226,474 230,456 248,448 266,454 272,468 262,482 242,486'), {
    edge: 'ink',
    width: 4.6,
  }),
  fill('ink', 'M234 462Q250 458 266 464V474Q250 470 234 473Z', { edge: 'none' }),
  line('M220 458Q242 436 276 452', 9, 'woodDark'),
  fill('ink', outline('104,608! 116,596 130,602 130,616 116,620!'), { width: 1.6 }),
  line('M98 640Q124 652 164 646', 4.4, 'ink'),
  ['262,500 266,530 256,560', '240,510 238,540 222,566', '286,500 292,524 286,550'].map((hair) =>
    graven(hair, 6, 'woodDark', 0.8),
  ),
];

/** An ibex's head and neck that look to the left, with both horns. */
export const ibexInProfile: Art = [
  put(ringedHorn(HORN, HORN_WIDTHS, 17), { x: -34, y: -6 }),
  beard,
  neck,
  ringedHorn(HORN, HORN_WIDTHS, 17),
  graven('250,380 250,328 288,258', 9, 'light', 0.8),
  graven('310,246 370,222 440,240', 8, 'light', 0.6),
  head,
  ear,
];
