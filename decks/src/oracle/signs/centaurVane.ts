import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

// A figure cut from sheet metal: the horse's withers are at 60,-70, its hooves on 184; it faces right.

const BODY = outline(
  '60,-76! 20,-62 -40,-62 -86,-70 -116,-56 -130,-26 -130,10 -104,44! -92,52 -60,34 -30,30 20,42 62,40! 84,34 108,28! 124,0 128,-40 116,-74!',
);
const NEAR_HIND = '-108,10 -124,66 -140,94 -128,128 -120,164 -110,176';
const FAR_HIND = '-80,10 -62,60 -76,96 -60,128 -50,162 -40,176';
const NEAR_FORE = '98,14 112,58 112,96 106,130 106,160 114,176';
const FAR_FORE = '108,-4 152,22 182,44 170,78 154,104 150,118';
const HIND = [64, 46, 23, 15, 17, 14];
const FORE = [46, 34, 21, 14, 17, 14];

const hoof = (x: number, y: number, turn = 0): Art =>
  put(fill('woodDark', 'M-11 -8H9L18 9H-13Z', { width: 2.4 }), { x, y, turn });

const legs: Art = [
  limb('metalDark', FAR_HIND, HIND, 'line', 2.6),
  limb('metalDark', FAR_FORE, FORE, 'line', 2.6),
  hoof(-38, 176),
  hoof(149, 122, 24),
  limb('metal', NEAR_HIND, HIND, 'line', 2.8),
  limb('metal', NEAR_FORE, FORE, 'line', 2.8),
  hoof(-108, 176),
  hoof(116, 176),
];

const tail: Art = [
  fill(
    'red',
    outline(
      '-112,-54! -150,-80 -190,-62 -214,-10 -252,6! -218,22 -192,20! -200,44 -226,62! -180,58 -154,28 -142,-8 -122,-22!',
    ),
    {
      width: 2.8,
    },
  ),
  graven('-128,-48 -164,-52 -188,-10 -206,8', 4, 'redDark', 1),
  graven('-126,-36 -156,-24 -170,16 -190,40', 4, 'redDark', 1),
];

/** From the waist over the back, the shoulders and the breast. */
const TORSO = outline(
  '60,-74! 54,-104 50,-140 40,-172 52,-196 84,-206 112,-196 126,-176 124,-140 118,-108 120,-64! 90,-52',
);

const torso: Art = [
  fill('metal', TORSO, { width: 3 }),
  clipped(TORSO, [
    flat('metalDark', outline('50,-60! 60,-110 48,-160 38,-200! 20,-200 20,-60'), 0.55),
    flat('light', outline('126,-178! 112,-170 104,-150 110,-128 122,-134!'), 0.35),
  ]),
  graven('76,-158 92,-146 118,-150', 3.4, 'ink', 0.7),
  graven('104,-144 98,-116 102,-84', 3.4, 'ink', 0.6),
  line('M106 -124H118M104 -106H116', 2.4, 'ink', 0.6),
];

const HEAD = outline(
  '76,-196! 66,-226 74,-262 102,-272 124,-262 128,-246! 140,-224! 131,-219! 134,-212 128,-208! 130,-198 124,-186 110,-182! 108,-172 80,-172',
);
const HAIR = outline(
  '70,-188! 50,-210 50,-250 78,-280 112,-284 132,-262! 118,-266 106,-256 104,-236! 96,-240 90,-228 98,-216! 96,-204 86,-188!',
);

const head: Art = [
  fill('metal', HEAD, { width: 2.8 }),
  fill('woodDark', HAIR, { width: 2.6 }),
  graven('66,-206 60,-236 78,-264', 3.4, 'wood', 0.9),
  fill('woodDark', outline('98,-216! 106,-206 118,-204 132,-208! 136,-192 124,-174 108,-174 96,-190'), {
    width: 2.4,
  }),
  line('M118 -211Q124 -207 130 -209', 2.6, 'ink'),
  line('M112 -246Q120 -252 128 -246', 4, 'ink'),
  flat('ink', circlePath(121, -237, 3.6)),
  fill('red', outline('60,-258! 90,-274 126,-268 130,-258! 94,-262 62,-246!'), { width: 2.2 }),
  fill('red', outline('64,-256! 44,-262 26,-248 2,-258! 14,-242 40,-240 62,-246!'), { width: 2.2 }),
  fill('redDark', outline('62,-248! 44,-238 36,-222 18,-218! 36,-208 54,-220 66,-242!'), { width: 2.2 }),
];

const BOW = 'M104 -346C130 -338 150 -320 174 -296C204 -266 226 -236 222 -196C218 -160 206 -120 204 -78';
const bow: Art = [
  line('M104 -346L102 -193L204 -78', 4, 'line'),
  line('M104 -346L102 -193L204 -78', 1.8, 'light'),
  line(BOW, 15, 'line'),
  line(BOW, 10, 'red'),
  line('M104 -346q-10 -6 -6 -16M204 -78q0 10 -10 12', 7, 'line'),
];

const arrow: Art = [
  line('M102 -193L292 -262', 9, 'line'),
  line('M102 -193L292 -262', 4.6, 'light'),
  fill('steel', 'M0 0L-34 -15L-26 0L-34 15Z', { width: 2.6 }),
];

/** A closed hand from the side, its fingers bent about what it holds. */
const fist = (x: number, y: number, turn: number, size = 1): Art =>
  put(
    [
      fill('metal', outline('-16,-10! -2,-14 12,-12 15,0 12,13 -2,14 -16,9!'), { width: 2.6 / size }),
      line('M4 -5H14M3 3H14', 2 / size),
      line('M-6 -6Q2 -8 5 -1', 2 / size),
    ],
    { x, y, turn, size },
  );

/** A centaur of gilded iron who draws his bow, 530 wide and 540 high. */
export const centaurVane: Art = [
  tail,
  legs.slice(0, 4),
  // The arm that holds the bow is the far one.
  limb('metalDark', '108,-186 158,-206 214,-232', [34, 26, 18], 'line', 2.6),
  fill('metal', BODY, { width: 3 }),
  clipped(BODY, [
    flat('metalDark', outline('-140,20! -90,30 -20,14 60,26 130,6! 130,60 -140,60'), 0.6),
    flat('light', outline('-110,-58! -60,-62 20,-54 60,-64! 40,-44 -40,-42 -100,-44'), 0.35),
  ]),
  legs.slice(4),
  flat('metal', outline('-128,-10 -96,-40 -70,-10 -84,34 -112,40 -126,20')),
  flat('metal', outline('84,-30 110,-40 122,-10 112,26 92,26 82,4')),
  graven('-72,-44 -58,-10 -70,26', 5, 'ink', 0.6),
  graven('66,-44 66,-10 80,20', 5, 'ink', 0.6),
  torso,
  fill('red', outline('48,-92! 84,-80 122,-86! 122,-66 84,-58 52,-72!'), { width: 2.4 }),
  head,
  bow,
  [arrow[0] as Art, arrow[1] as Art, put(arrow[2] as Art, { x: 304, y: -266, turn: -20 })],
  fist(218, -233, -20),
  // The arm that draws: its elbow is behind, its hand at the cheek.
  limb('metal', '64,-182 36,-176 8,-180', [36, 33, 24], 'line', 2.8),
  limb('metal', '8,-182 44,-194 98,-196', [22, 24, 15], 'line', 2.8),
  flat('metal', circlePath(10, -181, 10)),
  fist(106, -195, -14, 0.9),
];
