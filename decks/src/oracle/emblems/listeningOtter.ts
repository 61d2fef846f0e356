import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
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

/** A paw with four fingers that lie on the shell, their tips at the top. */
const paw = (x: number, y: number, turn: number): Art =>
  put(
    [
      fill(
        'woodDark',
        outline(
          '-34,34! -36,4 -34,-18 -20,-24! -18,-36 -4,-38 0,-28! 4,-38 18,-36 18,-24! 26,-28 38,-18 32,-2! 36,8 34,36! 22,48! 14,38! 2,52! -8,38! -20,48! -28,38!',
        ),
        { width: 3 },
      ),
      line('M-18 -22L-14 -6M0 -26L2 -8M19 -22L18 -4', 2.6),
      eachOf('-27,-20 -10,-36 11,-37 30,-22', (dx = 0, dy = 0) => line(`M${dx} ${dy}l1 -5`, 4, 'stone')),
      graven('-24,18 -10,8 10,8 24,16', 4, 'wood', 0.9),
    ],
    { x, y, turn },
  );

const BODY = outline('96,420! 84,500 70,600 62,840! 520,840! 512,720 484,620 430,540 344,430!');
const FOREARM = outline('82,600 76,690 118,770 210,764 290,690 392,598! 352,538! 264,580 210,600 150,560');

const locks = (list: string[], role: 'straw' | 'ink' | 'wood'): Art =>
  list.map((lock) => graven(lock, 7, role, 0.75));

/** An otter in the water to its breast, its head against a whelk that it holds in both paws. */
export const listeningOtter: Art = [
  fill('woodDark', outline('452,760! 468,640 490,530! 545,520! 562,620 566,760!'), { width: 3.2 }),
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
  paw(508, 496, -34),
  fill('wood', FOREARM, { width: 3.4 }),
  clipped(FOREARM, [
    flat('woodDark', outline('60,700! 150,720 250,660 370,560! 420,600! 290,720 200,800! 60,800!'), 0.75),
    line('M84 590Q150 556 210 596Q270 578 352 536', 9, 'linen', 0.5),
    locks(['110,620 118,660 140,690', '160,610 176,640 204,650', '226,620 246,634 270,626'], 'straw'),
    locks(['150,700 180,716 214,706', '240,680 270,672 294,650', '310,636 330,622 346,604'], 'ink'),
  ]),
  line(FOREARM, 3.4),
  paw(384, 552, 50),
  // Drops that fall from its elbow, its chin and the shell.
  eachOf('330,520,1 344,690,0.8 470,640,1 556,560,0.8 60,560,0.8', (x = 0, y = 0, size = 1) =>
    put(fill('light', 'M0 -16C3 -6 8 0 8 6A8 8 0 0 1 -8 6C-8 0 -3 -6 0 -16Z', { width: 2 }), { x, y, size }),
  ),
];
