import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

const HORN = toPoints('284,354 294,290 330,232 390,200 456,208 510,250 534,312');
const HORN_WIDTHS = [50, 46, 42, 36, 28, 18, 7];

const BODY = outline(
  '154,418! 140,432 138,450 146,462! 168,474 196,472 222,480! 226,530 218,576 232,620! 280,660 420,668 620,660! 620,470! 540,446 460,444 400,440! 360,424 334,396 318,366! 296,340 264,342 246,352! 214,382',
);

/** The near foreleg: folded at the knee, its hoof under the chest. */
const foreleg: Art = [
  fill('wood', swellPath('206,640 262,646 330,650', [40, 30, 26]), { width: 2.8 }),
  fill('ink', outline('318,636! 350,640 362,664! 320,668!'), { width: 2.4 }),
  fill('wood', swellPath('322,560 264,598 204,634', [92, 64, 42]), { width: 2.8 }),
  flat('wood', swellPath('350,548 290,586 236,616', [90, 66, 44])),
  graven('236,640 280,612 330,604', 7, 'woodDark', 0.9),
];

const head: Art = [
  fill('woodDark', outline('168,468! 186,474 206,474! 212,512 196,566! 180,540 172,506'), { width: 2.6 }),
  graven('186,484 190,510 192,540', 4, 'wood', 1),
  fill('woodDark', outline('296,372! 330,360 372,372 396,398! 360,408 316,400!'), { width: 2.6 }),
  graven('310,384 340,380 370,390', 6, 'rose', 0.8),
  flat('linen', outline('148,434! 164,424 186,436 190,456 176,470! 150,462 140,450')),
  flat('ink', outline('146,428! 160,424 168,434 158,442!')),
  line('M146 458Q168 464 190 452', 4, 'ink'),
  fill('trim', outline('218,398! 232,386 252,390 260,402! 244,412 228,410'), { edge: 'ink', width: 4 }),
  flat('ink', 'M229 394H251V402H229Z'),
  flat('light', circlePath(234, 394, 3)),
  graven('206,390 222,372 250,374', 7, 'woodDark', 1),
  graven('232,420 222,444 226,470', 5, 'woodDark', 0.8),
];

/** An ibex that lies on a ledge, to the left, its hindquarters beyond the frame; the ledge is at 660. */
export const ibex: Art = [
  ringedHorn(
    HORN.map(([x, y]) => [x + 34, y + 8]),
    HORN_WIDTHS,
    15,
  ),
  fill('woodDark', swellPath('266,600 220,630 168,644', [70, 48, 34]), { width: 2.6 }),
  fill('wood', BODY, { width: 3.4 }),
  flat('woodDark', outline('620,560! 520,590 420,610 330,650! 420,668 620,664!'), 0.75),
  flat('woodDark', outline('400,440! 372,470 350,520 352,570! 330,530 330,470 350,418!'), 0.5),
  flat(
    'woodDark',
    outline(
      '318,366! 334,396 360,424 400,440 460,444 540,446 620,470! 620,484! 520,462 430,462 366,448 326,410!',
    ),
    0.9,
  ),
  [
    '470,480 456,520 460,560',
    '520,490 506,540 512,580',
    '420,480 404,520 410,556',
    '280,440 270,490 278,540',
    '310,460 304,510 310,550',
    '250,500 246,540 254,576',
    '236,470 262,476 290,470',
    '580,500 566,540 572,590',
    '366,470 352,510 356,550',
  ].map((hair) => graven(hair, 7, 'woodDark', 0.85)),
  foreleg,
  head,
  ringedHorn(HORN, HORN_WIDTHS, 15),
  // The light of the snow and the moon below it.
  line('M224 482Q230 530 221 574', 6, 'linen', 0.9),
  line('M250 352Q216 382 158 416', 5, 'linen', 0.9),
  line('M268 340Q284 262 330 218Q376 186 430 190', 5, 'light', 0.8),
  line('M404 438Q470 444 560 458', 4, 'linen', 0.55),
];
