import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { glitter, openSea, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { bollard } from './bollard.ts';
import { mooredBoat } from './mooring.ts';

export const harbour: OracleScene = {
  alt: 'High waves break on the wall of a harbour, and a lighthouse at its end sends out its light; within the wall the water is still, and a blue boat with its sail furled is tied to a great red bollard on the quay.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 30, floor: 250 }),
    beam,
    put(openSea(200, 300), { x: -150, y: 12, size: 1.5 }),
    breakers,
    mole,
    lighthouse,
    still,
    mooredBoat,
    quay,
    bollard,
  ],
};

const LAMP = [132, 190] as const;

const beam: Art = [
  flat('glow', `M${LAMP[0]} ${LAMP[1]}L570 90V250Z`, 0.42),
  flat('glow', `M${LAMP[0]} ${LAMP[1]}L30 160V214Z`, 0.42),
  [62, 42].map((r) => disc('glow', ...LAMP, r, 0, 0.3)),
];

/** The high wave that leans over the wall, and its foam as discs. */
const WAVE = outline(
  '580,150! 520,160 468,184 430,226 420,260! 440,240 476,232 500,262 496,330 462,372 400,410 330,440! 580,450!',
);
const LIP = outline(
  '590,128! 540,134 490,154 448,188 414,232 392,286! 406,276! 404,312! 424,276 434,268! 438,302! 452,262 464,256! 472,286! 482,252 492,250! 504,270! 506,244 496,230! 470,226 446,236! 470,204 520,182 590,176!',
);
const SPRAY =
  '378,300,6 366,264,5 384,230,6 360,330,4 410,190,6 390,200,4 440,160,5 470,140,6 424,172,4 512,124,5 350,292,4';
const SURF = '330,434,20 358,418,26 392,404,24 300,438,14 426,412,24 456,424,20 276,440,10 484,434,16';

const joinedDiscs = (discs: string): Art => [
  eachOf(discs, (x = 0, y = 0, r = 0) => disc('snow', x, y, r, 5)),
  eachOf(discs, (x = 0, y = 0, r = 0) => disc('snow', x, y, r, 0)),
];

const breakers: Art = [
  fill('cloth', WAVE, { width: 3.2 }),
  [
    '566,190 520,200 484,226 462,250',
    '570,230 540,240 516,262 512,300 490,346',
    '574,280 550,290 538,320 510,366 460,410',
    '576,340 560,352 540,384 500,420',
  ].map((streak) => graven(streak, 8, 'waterLight', 0.95)),
  fill('snow', LIP, { width: 3 }),
  ['424,244 452,208 500,176', '480,190 530,166 580,158', '412,270 422,252 436,236'].map((cut) =>
    graven(cut, 5, 'waterLight', 0.9),
  ),
  eachOf(SPRAY, (x = 0, y = 0, r = 0) => disc('snow', x, y, r, 1.6)),
  joinedDiscs(SURF),
];

/** The wall, from its round end at the lighthouse to where it meets the quay. */
const mole: Art = [
  fill(
    'stoneDark',
    outline('66,452! 80,440 300,436 470,440 570,462! 570,590! 470,528 300,512 90,512 66,500!'),
    { width: 3 },
  ),
  line(
    [
      'M66 484C200 476 420 478 570 530',
      times(9, (i) => `M${96 + i * 50} ${456 + (i > 6 ? (i - 6) * 8 : 0)}v24`).join(''),
      times(8, (i) => `M${120 + i * 50} ${484 + (i > 5 ? (i - 5) * 9 : 0)}v26`).join(''),
    ].join(''),
    2,
    'line',
    0.6,
  ),
  fill('stone', outline('60,450! 76,432 300,426 470,430 570,450! 570,476! 470,452 300,446 90,456'), {
    width: 3,
  }),
];

const lighthouse: Art = [
  fill('stone', boxPath(88, 424, 88, 18)),
  fill('snow', 'M98 426L112 226H152L166 426Z', { width: 3 }),
  ['M101.5 376L105.7 316H158.3L162.5 376Z', 'M109 268L112 226H152L155 268Z'].map((d) =>
    fill('red', d, { width: 2 }),
  ),
  flat('ink', 'M140 226H152L166 426H148Z', 0.28),
  fill('ink', boxPath(124, 392, 18, 34), { edge: 'none' }),
  fill('ink', boxPath(102, 218, 60, 10)),
  fill('glow', boxPath(114, 172, 36, 46)),
  line('M126 172V218M138 172V218', 2),
  fill('red', 'M106 174C112 154 124 146 132 142C140 146 152 154 158 174Z'),
  line('M132 142V126', 3),
];

/** The water within the wall. */
const still: Art = [
  fill('water', outline('30,512! 90,510 300,512 470,528 570,590! 570,840! 30,840!'), { width: 2.6 }),
  flat(
    'near',
    outline('30,514! 90,512 300,514 470,530 570,592! 570,622! 470,552 300,530 90,526 30,530!'),
    0.6,
  ),
  glitter('132,534,34 128,548,26 136,562,30 130,578,20 134,594,24', 'glow'),
  line('M60 650H130M330 540H430M420 566H500M250 664H330M60 690H120', 2.6, 'waterLight', 0.9),
];

/** The edge of the quay before us. */
const quay: Art = [
  fill('stoneDark', outline('30,742! 300,730 570,718! 570,840! 30,840!'), { width: 3 }),
  fill('stone', outline('30,722! 300,710 570,698! 570,724! 300,736 30,748!'), { width: 3 }),
  line('M140 718V744M260 712V738M64 746V800M190 740V800M120 772H30', 2.4, 'line', 0.6),
  graven('60,732 140,726 220,724', 4, 'light', 0.7),
];
