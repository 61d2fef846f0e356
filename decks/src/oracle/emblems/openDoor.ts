import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent, disc, star } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';
import type { OracleScene } from '../scene.ts';
import { litRoom } from './litRoom.ts';

const [X, SPRING, HALF, FLOOR] = [300, 310, 136, 676];
const OPENING = `M${X - HALF} ${FLOOR}V${SPRING}A${HALF} ${HALF} 0 0 1 ${X + HALF} ${SPRING}V${FLOOR}Z`;
const OUTER = HALF + 38;

const COPING = 'M30 250C120 244 130 92 300 70C470 92 480 244 570 250';

/** The night over the top of a garden wall, which is built of rough stones. */
const wall: Art = [
  flat('sky', boxPath(40, 40, 520, 260)),
  crescent(132, 100, 20, -30, 'glow', 2),
  star(74, 84, 9),
  star(64, 158, 6),
  eachOf('180,66,2 60,64,1.6 470,78,2 526,150,2 438,62,1.6 540,84,2.2', (x = 0, y = 0, r = 0) =>
    disc('star', x, y, r, 0),
  ),
  clipped(`${COPING}V700H30Z`, [
    flat('clothDark', boxPath(30, 40, 540, 660)),
    eachOf('52,318 480,290 500,440 40,520 506,600 120,150 420,148 52,640', (x = 0, y = 0) =>
      flat('cloth', boxPath(x, y, 66, 34), 0.5),
    ),
    line(
      times(16, (row) =>
        [
          `M30 ${80 + row * 40}q130 ${row % 2 ? 6 : -6} 270 0t270 0`,
          ...times(
            8,
            (i) => `M${44 + i * 72 + (row % 2) * 36 + ((i * 5 + row * 3) % 7)} ${80 + row * 40}v40`,
          ),
        ].join(''),
      ).join(''),
      2.2,
      'ink',
      0.45,
    ),
  ]),
  line(COPING, 20, 'line'),
  line(COPING, 14, 'gloomLight'),
  line('M30 246C118 240 128 88 298 66', 3, 'waterLight', 0.9),
];

/** The landing and two steps, with the light that falls out over them. */
const steps: Art = [
  fill('stone', boxPath(30, FLOOR, 540, 54), { width: 3 }),
  fill('stoneDark', boxPath(30, 730, 540, 28), { width: 3 }),
  fill('stone', boxPath(30, 758, 540, 22), { width: 3 }),
  fill('stoneDark', boxPath(30, 780, 540, 50), { width: 3 }),
  flat('shade', boxPath(30, FLOOR, 540, 160), 0.45),
  flat(
    'trim',
    `M${X - HALF} ${FLOOR + 2}H${X + HALF}L${X + 186} 730V758L${X + 204} 780V830H${X - 204}V780L${X - 186} 758V730Z`,
    0.7,
  ),
  line('M30 730H570M30 758H570M30 780H570', 2.8),
];

/** What leads in over the threshold. */
const runner: Art = [
  fill('red', `M244 ${FLOOR}H356L378 730V758L386 780V830H214V780L222 758V730Z`, { width: 3 }),
  line(`M252 ${FLOOR}L235 730V758L228 780V830M348 ${FLOOR}L365 730V758L372 780V830`, 3, 'trim'),
  flat('redDark', 'M222 731H378V757H222ZM214 781H386V830H214Z', 0.6),
  line('M222 730H378M222 758H378M214 780H386', 2.8),
];

const arch: Art = [
  fill(
    'stone',
    `M${X - OUTER} ${FLOOR}V${SPRING}A${OUTER} ${OUTER} 0 0 1 ${X + OUTER} ${SPRING}V${FLOOR}H${X + HALF}V${SPRING}A${HALF} ${HALF} 0 0 0 ${X - HALF} ${SPRING}V${FLOOR}Z`,
    { width: 3.2 },
  ),
  times(11, (i) => {
    const [[ax, ay], [bx, by]] = [
      polar(X, SPRING, HALF, 180 + i * 18),
      polar(X, SPRING, OUTER, 180 + i * 18),
    ];
    return line(`M${toTenth(ax)} ${toTenth(ay)}L${toTenth(bx)} ${toTenth(by)}`, 2.2, 'line', 0.8);
  }),
];

/** A place on the left wing, which has swung out to us: a share of its width from the hinge, and a height. */
const onWing = (share: number, y: number): Point => {
  const near = 1 + 0.2 * share;
  return [X - HALF - 72 * share, 450 + (y - 450) * near];
};
const toPath = (points: readonly Point[]): string =>
  `M${points.map((point) => point.map(toTenth).join(' ')).join('L')}Z`;
const top = (share: number, by = 0): number => SPRING + by - Math.sqrt(1 - (1 - share) ** 2) * (HALF - 4);

const wing: Art = [
  flat('ink', 'M92 744L164 678V706L92 770Z', 0.5),
  fill(
    'redDark',
    toPath([onWing(1.06, top(1)), onWing(1, top(1)), onWing(1, FLOOR), onWing(1.06, FLOOR - 2)]),
    { width: 3 },
  ),
  fill(
    'red',
    toPath([...times(13, (i) => onWing(i / 12, top(i / 12))), onWing(1, FLOOR), onWing(0, FLOOR)]),
    { width: 3.4 },
  ),
  fill(
    'redDark',
    toPath([
      ...times(9, (i) => onWing(0.22 + i * 0.075, top(0.22 + i * 0.075, 36))),
      onWing(0.82, 400),
      onWing(0.22, 400),
    ]),
    { width: 2.6 },
  ),
  [
    [424, 520],
    [544, 640],
  ].map(([from = 0, to = 0]) =>
    fill('redDark', toPath([onWing(0.22, from), onWing(0.82, from), onWing(0.82, to), onWing(0.22, to)]), {
      width: 2.6,
    }),
  ),
  // The light of the lamp falls slanting on its inner side.
  flat(
    'trim',
    toPath([onWing(0, top(0) + 20), onWing(0.2, 420), onWing(0.74, FLOOR), onWing(0, FLOOR)]),
    0.5,
  ),
  flat(
    'light',
    toPath([onWing(0, top(0)), onWing(0.07, top(0.07)), onWing(0.07, FLOOR), onWing(0, FLOOR)]),
    0.7,
  ),
  disc('trim', ...onWing(0.9, 470), 9, 2.6),
];

/** A rose in full bloom: five broad petals that overlap, and a rolled heart. */
const rose = (x: number, y: number, size: number, turn: number): Art =>
  put(
    [
      times(5, (i) =>
        put(
          [
            fill('rose', outline('0,2! -14,-6 -19,-19 -10,-27 0,-25 11,-28 19,-18 14,-6'), { width: 2.2 }),
            line('M-13 -19Q-8 -25 -1 -21', 2.4, 'light', 0.5),
          ],
          { turn: i * 72 + ((i * 7) % 3) * 6 },
        ),
      ),
      times(3, (i) =>
        put(fill('red', outline('0,4! -12,-3 -12,-13 0,-17 12,-13 12,-3'), { width: 1.8 }), {
          turn: i * 120 + 30,
        }),
      ),
      fill('redDark', outline('-1,-7 6,-4 6,4 -1,7 -7,3 -6,-4'), { width: 1.6 }),
    ],
    { x, y, turn, size },
  );

/** A rose from the side: its petals fold back from a red heart above the sepals. */
const roseAside = (x: number, y: number, size: number, turn: number): Art =>
  put(
    [
      fill('red', outline('-12,-8! -14,-24 -4,-31 6,-29 14,-22 12,-8!'), { width: 2 }),
      line('M-4 -28Q6 -22 0 -12', 1.8, 'redDark'),
      fill('rose', outline('0,12! -16,6 -21,-8 -24,-21! -10,-19 2,-4!'), { width: 2.2 }),
      fill('rose', outline('0,12! 16,6 21,-8 24,-20! 10,-18 -4,-2!'), { width: 2.2 }),
      line('M-20 -17Q-12 -15 -6 -8', 3, 'light', 0.75),
      fill('leafDark', outline('-13,4! -5,9 0,8 5,9 13,4! 8,15 0,21 -8,15'), { width: 1.8 }),
    ],
    { x, y, turn, size },
  );

const bud = (x: number, y: number, turn: number): Art =>
  put(
    [
      fill('red', 'M0 -18Q10 -6 5 4H-5Q-10 -6 0 -18Z', { width: 2 }),
      fill('leafDark', 'M-7 -4Q-5 8 0 10Q5 8 7 -4L0 3Z', { width: 1.6 }),
    ],
    { x, y, turn },
  );

/** A climbing rose that grows from the ground beside the door up the wall and over half of the arch. */
const STEM = '70,694 66,650 58,600 72,500 60,400 76,310 116,236 176,170 244,138 310,128';
const vine = (leaves: string, blooms: string, aside: string, buds: string): Art => [
  limb('woodDark', STEM, [15, 13, 12, 11, 10, 9, 8, 7, 5, 3], 'line', 2.4),
  limb('leafDark', '64,560 84,530 80,486', [6, 4, 3], 'line', 1.8),
  limb('leafDark', '66,360 96,340 104,296', [6, 4, 3], 'line', 1.8),
  eachOf(leaves, (x = 0, y = 0, turn = 0, length = 0, i = 0) =>
    leaf(x, y, turn, length, i % 2 ? 'leaf' : 'leafDark', 0.42),
  ),
  eachOf(buds, bud),
  eachOf(aside, roseAside),
  eachOf(blooms, rose),
];
/** A clay pot on the landing, with the earth in which a rose grows. */
const pot: Art = [
  flat('ink', outline('44,746! 110,740 124,752! 90,764 46,762!'), 0.45),
  fill('hairAuburn', 'M42 700H100L92 758H50Z', { width: 3 }),
  flat('redDark', 'M42 702H64L66 757H50Z', 0.6),
  fill('hairAuburn', 'M38 690H104V706H38Z', { width: 2.8 }),
  line('M84 714L80 750', 5, 'trim'),
];
const climbing: Art = [
  put(
    vine(
      '66,670,-160,28 62,640,-10,30 62,600,200,26 70,530,-20,32 68,490,-150,26 60,440,10,32 70,380,200,24 72,340,20,34 98,280,-120,32 116,240,40,34 140,206,-110,32 168,180,60,32 196,160,-120,34 226,146,70,32 256,136,-90,32',
      '66,604,0.7,70 62,452,1.15,10 168,184,1.3,220 232,142,0.8,40',
      '72,532,0.8,50 84,352,0.9,40 128,214,0.75,-50',
      '52,660,-20 96,500,50 108,290,-30 100,250,40 262,152,150',
    ),
    { x: 600, flip: true },
  ),
  vine(
    '66,670,-30,30 64,650,200,24 60,610,-20,32 66,560,190,26 82,520,-60,34 66,470,-150,26 62,420,10,34 66,380,200,24 84,330,20,36 98,290,-120,30 110,250,40,36 130,216,-110,34 160,190,60,34 176,170,-130,32 210,152,70,32 232,142,-100,34 262,136,60,32 286,130,-70,34 150,196,10,30',
    '64,612,1.05,10 60,420,0.75,120 98,278,0.9,200 122,222,1.35,30 176,190,0.95,100 296,122,1.3,20',
    '82,520,0.85,60 78,352,0.8,50 208,150,0.85,-20 250,136,0.7,10',
    '84,574,30 92,446,40 56,476,-40 160,246,150 340,140,100',
  ),
  mirrored(pot),
];

export const openDoor: OracleScene = {
  alt: 'Both wings of a red door stand wide open; a potted rose climbs each side and the arch, a thin moon over the wall; a red runner leads to a table laid for two, with a coffee pot; the lamp over it lights the wings and the steps.',
  hour: 'night',
  draw: () => [wall, steps, litRoom(OPENING), arch, mirrored(wing), climbing, runner],
};
