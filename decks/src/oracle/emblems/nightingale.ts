import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '256,346! 232,386 228,436 254,494 308,532 360,544 424,524! 444,488 428,430 396,376 362,330 326,300 292,296 268,312!',
);
const WING = outline('318,384! 350,378 392,400 436,452 500,548! 452,534 400,526 352,492 320,440');

/** A nightingale that sings to the upper left with an open bill; it grips at 352,580 and 376,582. */
export const nightingale: Art = [
  fill('hairAuburn', outline('396,500! 440,496 500,552 562,640! 540,648 520,660! 476,614 430,560 392,530!'), {
    width: 3,
  }),
  line('M430 524Q490 580 540 646M420 536Q470 590 522 656', 2.4, 'woodDark', 0.9),
  line('M338 528L350 574L334 582M350 574L356 586M366 532L374 574L364 584M374 574L390 582', 10, 'line'),
  line('M338 528L350 574L334 582M350 574L356 586M366 532L374 574L364 584M374 574L390 582', 5.4, 'rose'),
  fill('redDark', outline('270,316! 236,302 206,284! 222,310 260,342!'), { width: 1.6 }),
  flat('rose', outline('258,326! 238,312 228,304! 234,320 254,336!')),
  fill('woodDark', outline('286,302! 250,284 194,272! 234,302 272,324!'), { width: 2.6 }),
  fill('woodDark', outline('264,338! 238,326 202,298! 224,334 258,354!'), { width: 2.6 }),
  fill('wood', BODY, { width: 3.4 }),
  clipped(BODY, [
    flat(
      'linen',
      outline('270,330! 300,350 308,392 316,440 350,490 420,520! 400,560 300,560 210,480 210,380 244,340!'),
    ),
    flat('straw', outline('236,440! 262,486 312,516 370,530 424,520! 380,560 290,550 236,490'), 0.6),
    flat('hairAuburn', outline('280,290! 330,292 372,330 404,380! 370,360 330,326 300,312')),
    [
      '240,400 250,410 252,424',
      '256,440 268,448 272,462',
      '282,478 296,484 304,496',
      '258,388 270,398 272,412',
      '320,510 336,512 346,520',
    ].map((mark) => graven(mark, 5, 'metalDark', 0.7)),
    // The throat swells with the song.
    ['262,350 246,376 244,402', '274,356 264,378 264,396'].map((mark) => graven(mark, 4, 'stoneDark', 0.8)),
  ]),
  graven('244,366 236,400 236,440 256,484', 9, 'light', 0.95),
  line(BODY, 3.4),
  graven('332,306 370,340 398,380 424,424', 6, 'trim', 1),
  fill('wood', WING, { width: 3 }),
  clipped(WING, [
    flat('woodDark', outline('330,440! 380,470 440,500 510,552! 440,560 360,510'), 0.75),
    [
      '334,398 356,406 372,426',
      '346,424 368,434 386,456',
      '364,390 396,414 420,450',
      '372,452 410,476 450,512',
      '396,440 436,476 476,524',
      '356,472 396,500 436,520',
    ].map((barb) => graven(barb, 5, 'straw', 0.85)),
  ]),
  line(WING, 3),
  flat('linen', circlePath(303, 326, 12)),
  flat('ink', circlePath(303, 326, 8.6)),
  flat('light', circlePath(300, 323, 2.8)),
];
