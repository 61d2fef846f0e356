import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const BODY = outline(
  '320,462! 270,478 210,474 150,460 112,474 90,512 92,556 112,596! 150,588 200,604 260,612 310,606! 352,602 386,574 400,530 402,470!',
);

const hoof = (x: number, y: number, turn = 0): Art =>
  put(fill('ink', 'M-13 -10H11L20 10H-15Z', { width: 2.4 }), { x, y, turn });

const farLegs: Art = [
  limb('woodDark', '176,530 204,600 170,656 180,704 182,738', [90, 60, 30, 19, 25], 'line', 2.6),
  hoof(186, 746),
  limb('woodDark', '372,550 386,632 380,690 386,738', [56, 36, 24, 24], 'line', 2.6),
  hoof(390, 746),
];
const nearLegs: Art = [
  limb('wood', '136,520 148,590 106,650 108,700 106,738', [104, 76, 33, 20, 26], 'line', 2.8),
  hoof(112, 748),
  limb('wood', '428,612 416,646 398,680', [27, 19, 23], 'line', 2.8),
  hoof(392, 688, 34),
  limb('wood', '350,545 386,584 430,610', [68, 46, 27], 'line', 2.8),
  flat('wood', circlePath(427, 614, 11)),
];

const tail: Art = [
  fill('hairBlack', outline('112,470! 82,456 54,480 44,540 52,600 36,660! 70,652 92,606 94,556 104,520!'), {
    width: 2.6,
  }),
  ['98,474 66,500 64,570', '104,486 82,530 80,600', '74,476 54,530 58,610'].map((hair) =>
    graven(hair, 4, 'waterLight', 0.8),
  ),
];

const horse: Art = [
  fill('wood', BODY, { width: 3 }),
  clipped(BODY, [
    flat('woodDark', outline('90,560! 150,566 220,584 300,580 360,560 404,500! 404,620 90,620!'), 0.75),
    flat('straw', outline('116,474! 150,464 210,478 270,482 320,468! 280,494 200,490 140,480'), 0.8),
  ]),
  nearLegs,
  flat('wood', outline('100,512! 130,474 176,490 192,540 176,590 142,606 108,588 98,550')),
  flat('wood', outline('330,500! 370,490 396,520 384,572 350,590 326,560')),
  [
    '182,500 192,546 174,590',
    '322,500 318,546 334,584',
    '112,640 116,604 140,590',
    '236,500 246,540 240,576',
    '272,504 282,544 276,580',
  ].map((cut) => graven(cut, 6, 'woodDark', 0.85)),
  graven('108,520 112,492 138,476', 7, 'straw', 0.9),
  graven('346,512 368,502 384,514', 6, 'straw', 0.8),
];

const TORSO = outline(
  '318,480! 306,440 296,396 288,362 302,338 336,328 376,326 402,340 410,372 404,410 396,446 404,486! 360,500',
);

const torso: Art = [
  fill('skinBrown', TORSO, { width: 3 }),
  clipped(TORSO, [
    flat('skinDark', outline('280,340! 306,380 322,430 334,490! 300,500 270,420'), 0.8),
    flat('skinOlive', outline('410,350! 396,350 384,372 390,396 406,400!'), 0.9),
  ]),
  graven('348,392 376,402 404,388', 4, 'skinEdge', 0.9),
  graven('376,406 378,440 372,476', 4, 'skinEdge', 0.8),
  line('M384 424H400M382 446H397', 2.6, 'skinEdge', 0.8),
  fill('red', outline('308,456! 350,470 400,458! 408,484 360,502 314,486!'), { width: 2.6 }),
  ['318,472 352,484 396,474'].map((fold) => graven(fold, 4, 'redDark', 1)),
];

const HEAD = outline(
  '76,-190! 66,-226 74,-262 102,-272 124,-262 128,-246! 140,-224! 131,-219! 134,-212 128,-208! 130,-198 124,-186 110,-182! 112,-160 76,-156',
);
const HAIR = outline(
  '76,-180! 50,-190 44,-240 70,-280 108,-288 132,-264! 118,-268 106,-256 104,-236! 96,-240 90,-228 98,-214! 96,-200 90,-184!',
);

const head: Art = [
  fill('skinBrown', HEAD, { width: 2.8 }),
  fill('hairBlack', HAIR, { width: 2.6 }),
  ['62,-204 56,-240 76,-268', '76,-200 70,-236 92,-270'].map((hair) => graven(hair, 3.4, 'waterLight', 0.8)),
  fill('hairBlack', outline('98,-216! 106,-206 118,-204 132,-208! 136,-192 124,-172 106,-174 94,-190'), {
    width: 2.2,
  }),
  line('M118 -211Q124 -207 130 -209', 2.6, 'skinEdge'),
  line('M110 -246Q120 -253 130 -246', 4, 'ink'),
  flat('ink', circlePath(121, -237, 4)),
  fill('red', outline('58,-262! 90,-276 126,-268 132,-256! 94,-262 62,-248!'), { width: 2.2 }),
  fill('red', outline('62,-258! 42,-266 24,-252 -2,-264! 12,-244 38,-240 62,-246!'), { width: 2.2 }),
  fill('redDark', outline('62,-250! 42,-240 34,-222 14,-220! 34,-206 54,-222 66,-242!'), { width: 2.2 }),
];

const STRING = 'M404 188L398 350L528 440';
const BOW =
  'M404 188C440 186 462 202 476 226C494 254 508 276 514 296C524 318 534 342 540 372C546 400 544 424 528 440';

const bow: Art = [
  line(STRING, 4.4, 'line'),
  line(STRING, 2, 'light'),
  line(BOW, 17, 'line'),
  line(BOW, 11, 'metal'),
  line('M496 260L532 336', 18, 'line'),
  line('M496 260L532 336', 12, 'red'),
];
const arrow: Art = [
  line('M396 352L546 279', 9.6, 'line'),
  line('M396 352L546 279', 5, 'light'),
  put(fill('steel', 'M24 0L-18 -16L-8 0L-18 16Z', { width: 2.8 }), { x: 556, y: 274, turn: -26 }),
];

/** A closed hand from the side, its fingers bent about what it holds. */
const fist = (role: Role, x: number, y: number, turn: number): Art =>
  put(
    [
      fill(role, outline('-18,-11! -2,-17 14,-14 18,0 14,15 -2,16 -18,11!'), { width: 2.6 }),
      line('M5 -8H16M4 0H17M5 8H15', 2.2, 'skinEdge'),
      line('M-8 -8Q2 -9 5 -1', 2.2, 'skinEdge'),
    ],
    { x, y, turn },
  );

/** A centaur who draws his bow up to the right, its hooves on 756. */
export const centaur: Art = [
  tail,
  farLegs,
  limb('skinDark', '388,356 446,334 506,304', [44, 34, 22], 'line', 2.8),
  horse,
  torso,
  put(head, { x: 226, y: 486, size: 0.92, turn: -5 }),
  bow,
  arrow,
  fist('skinDark', 514, 298, -26),
  // The arm that draws: its elbow is behind, its hand below the chin.
  limb('skinBrown', '318,362 276,362 238,378', [54, 48, 34], 'line', 2.8),
  limb('skinBrown', '240,380 300,382 388,356', [34, 38, 20], 'line', 2.8),
  flat('skinBrown', circlePath(244, 379, 14)),
  graven('262,356 288,346 316,346', 6, 'skinOlive', 0.9),
  graven('262,394 306,396 350,380', 5, 'skinDark', 0.9),
  fist('skinBrown', 400, 351, -20),
];
