import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { whelk } from './whelk.ts';

const nose: Art = [
  fill('ink', outline('-36,6! -30,-8 -14,-14 0,-12 14,-14 30,-8 36,6! 24,24 8,30 0,38! -8,30 -24,24'), {
    width: 2,
  }),
  flat('waterLight', outline('-20,-4! -8,-9 8,-9 20,-4! 8,-1 -8,-1'), 0.8),
];

const HEAD = outline(
  '0,-106 58,-102 104,-72 126,-20 138,30 126,74 84,112 0,122 -84,112 -126,74 -138,30 -126,-20 -104,-72 -58,-102',
);

/** An otter's head from the front, its eyes closed; 270 wide and 230 high about 0,0. */
const head: Art = [
  mirrored(
    [
      fill('wood', outline('92,-76! 108,-98 136,-94 140,-64 122,-40!'), { width: 3 }),
      flat('woodDark', outline('104,-74! 116,-84 128,-80 128,-64 118,-52!')),
    ],
    0,
  ),
  fill('wood', HEAD, { width: 3.4 }),
  clipped(HEAD, [
    flat('woodDark', outline('150,-120! 60,-110 96,-60 118,10 104,70 60,130! 150,130!'), 0.6),
    flat(
      'straw',
      outline(
        '0,-22 34,-48 76,-42 100,-4 116,40 104,84 60,112 0,118 -60,112 -104,84 -116,40 -100,-4 -76,-42 -34,-48',
      ),
    ),
    flat('metalDark', outline('76,-42! 100,-4 116,40 104,84 60,112! 90,70 96,30 88,-10'), 0.4),
    line('M-146 20Q-128 -40 -100 -74Q-60 -108 0 -104', 13, 'linen', 0.75),
  ]),
  line(HEAD, 3.4),
  mirrored(
    [
      flat('linen', outline('0,26! 30,14 70,24 84,52 66,80 30,84 0,64!')),
      line('M44 -20Q66 4 92 -16', 6, 'ink'),
      line('M90 -16l12 -6M82 -9l10 3', 3.4, 'ink'),
      line('M0 40V58Q22 78 48 62', 3.4, 'ink'),
      line('M60 44Q110 34 152 40M60 54Q112 56 150 72M56 64Q100 78 130 102', 2.4, 'light'),
      eachOf('40,40 52,54 38,60', (x = 0, y = 0) => line(`M${x} ${y}v.1`, 4, 'metalDark')),
      graven('46,-46 66,-54 88,-42', 5, 'wood', 1),
    ],
    0,
  ),
  eachOf('-30,-82 0,-88 30,-82 -58,-66 58,-66 -14,-62 16,-62', (x = 0, y = 0) =>
    graven(`${x},${y} ${x * 0.94},${y + 12} ${x * 0.92},${y + 24}`, 4, 'woodDark', 0.9),
  ),
  nose,
];

/** A paw with four fingers that lie on the shell, their tips at the top; its wrist is 68 wide and goes on into the arm. */
const paw = (x: number, y: number, turn: number, fur: 'wood' | 'woodDark'): Art =>
  put(
    [
      flat('ink', outline('-40,-22! -20,-46 20,-46 44,-18! 44,20! -30,20!'), 0.3),
      fill(
        fur,
        outline(
          '-34,50! -35,10 -42,-14 -34,-27 -23,-23! -21,-40 -10,-47 -1,-34! 6,-47 18,-42 20,-27! 30,-34 41,-24 37,-4 35,16 34,50!',
        ),
        { width: 3 },
      ),
      fur === 'wood' && flat('woodDark', outline('12,-26! 20,-42 40,-26 36,0 33,52! 8,52!'), 0.6),
      line('M-22 -22Q-20 -10 -15 -4M-1 -33Q0 -16 2 -6M20 -26Q19 -12 16 -3', 3),
      graven('-26,2 -10,10 8,10 24,4', 5, fur === 'wood' ? 'straw' : 'wood', 0.8),
      eachOf('-34,-22 -12,-41 13,-40 34,-27', (dx = 0, dy = 0) =>
        flat('straw', outline(`${dx - 4},${dy + 3} ${dx},${dy - 5} ${dx + 4},${dy + 3}`), 0.9),
      ),
    ],
    { x, y, turn },
  );

const BODY = outline('96,420! 84,500 70,600 62,840! 520,840! 512,720 484,620 430,540 344,430!');
const ARM = outline(
  '92,590! 92,666 120,732 180,750 244,722 310,666 366,606! 324,554! 284,594 238,634 206,640 190,612 182,584!',
);

const locks = (list: string[], role: 'straw' | 'ink' | 'wood'): Art =>
  list.map((lock) => graven(lock, 7, role, 0.75));

/** An otter in the water to its breast, its head against a whelk that it holds in both paws. */
export const listeningOtter: Art = [
  fill('woodDark', outline('456,760! 470,650 500,556! 558,514! 570,620 568,760!'), { width: 3.2 }),
  fill('wood', BODY, { width: 3.4 }),
  clipped(BODY, [
    flat('woodDark', outline('300,400! 380,520 420,640 420,840! 540,840! 540,400!'), 0.75),
    flat(
      'straw',
      outline('150,500! 230,530 310,510! 340,600 330,700 320,840! 160,840! 150,700 138,600'),
      0.5,
    ),
    flat('woodDark', outline('100,440! 160,510 240,526 330,500 380,470! 344,556 240,566 140,540'), 0.6),
    line('M96 430Q84 500 70 600L62 760', 14, 'linen', 0.6),
    locks(
      [
        '190,560 196,590 190,612',
        '236,580 240,606 234,630',
        '286,556 288,586 280,606',
        '318,600 318,630 310,650',
      ],
      'straw',
    ),
    locks(['400,560 420,610 424,660', '440,620 452,670 452,720'], 'ink'),
  ]),
  line(BODY, 3.4),
  put(whelk, { x: 420, y: 424, turn: 14, size: 1.08 }),
  put(head, { x: 208, y: 384, turn: 13 }),
  paw(508, 496, -34, 'woodDark'),
  flat('woodDark', outline('500,534! 552,508! 562,560! 500,580!')),
  fill('wood', ARM, { width: 3.4 }),
  clipped(ARM, [
    flat(
      'woodDark',
      outline('80,660! 120,716 180,724 240,694 320,624 396,566! 420,600! 300,720 200,800! 80,800!'),
      0.7,
    ),
    line('M188 600Q200 640 238 636Q284 596 324 554', 11, 'linen', 0.5),
    locks(['120,630 124,660 138,684', '150,640 162,664 180,676', '244,660 262,652 276,640'], 'straw'),
    locks(['176,730 200,726 222,714', '270,682 292,664 308,648'], 'ink'),
  ]),
  // The shoulder goes on into the breast.
  flat('wood', outline('88,540! 130,548 164,566 184,600! 182,608! 140,618 84,612!')),
  line('M90 560Q86 600 92 640', 3.4),
  paw(382, 546, 50, 'wood'),
  put([flat('wood', boxPath(-31.5, 24, 63, 40)), flat('woodDark', boxPath(10, 24, 21.5, 40), 0.6)], {
    x: 382,
    y: 546,
    turn: 50,
  }),
  // Drops that fall from its elbow, its chin and the shell.
  eachOf('330,520,1 344,690,0.8 470,640,1 556,560,0.8 60,560,0.8', (x = 0, y = 0, size = 1) =>
    put(fill('light', 'M0 -16C3 -6 8 0 8 6A8 8 0 0 1 -8 6C-8 0 -3 -6 0 -16Z', { width: 2 }), { x, y, size }),
  ),
];
