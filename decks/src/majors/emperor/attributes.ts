import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { disc } from '../../primitives/lights.ts';

/** The robe over two knees that come towards us, its folds falling from each, and the mantle across one of them. */
export const robeOverKnees: Art = [
  fill('redDark', 'M-150 30H150V220H-150Z', { edge: 'none' }),
  flat('ink', 'M-44 60Q0 110 44 60V220H-44Z', 0.35),
  [-18, 0, 18].map((x) =>
    graven(
      [
        [x * 0.6, 70],
        [x, 120],
        [x * 1.3, 200],
      ],
      5,
    ),
  ),
  mirrored(
    [
      fill(
        'wine',
        'M8 2C40 -10 66 -16 84 -6C124 12 140 46 138 84C140 120 148 160 150 220H34C40 170 38 130 34 96C28 66 18 40 2 36Z',
      ),
      graven('26,12 58,14 84,22', 4),
      graven('20,30 50,36 66,42', 4),
      graven('46,92 58,50 88,36 116,50 126,92', 5),
      graven('50,86 76,102 116,84', 6),
      graven('46,104 56,150 52,216', 6),
      graven('80,108 84,160 80,216', 6),
      graven('112,98 122,150 124,216', 6),
    ],
    0,
  ),
  flat('wine', 'M-40 -10H40V50Q36 84 0 84Q-36 84 -40 50Z'),
  line('M-31 68Q0 100 31 68', 2.4),
  graven('-44,22 0,44 44,22', 4),
  graven('-50,38 0,66 50,38', 5),
  fill(
    'wineDark',
    'M-60 -14C-104 4 -150 40 -148 96C-146 140 -152 180 -156 220H-104C-104 176 -104 140 -96 112C-84 74 -62 40 -30 12Z',
  ),
  line('M-104 220C-104 176 -104 140 -96 112C-84 74 -62 40 -32 14', 8, 'metal'),
  graven('-70,6 -112,50 -124,110', 5),
  graven('-126,90 -132,150 -132,214', 5),
  fill('trim', 'M-56 -22Q0 -2 56 -22V0Q0 22 -56 0Z'),
  fill('metal', 'M0 -24L18 -4L0 18L-18 -4Z', { width: 2 }),
];

const orb: Art = [
  disc('metal', 0, -46, 36),
  line('M-36 -46H36M0 -82C-16 -70 -16 -22 0 -10', 3, 'metalDark'),
  line('M0 -82V-108M-11 -98H11', 5, 'metal'),
];

/** A palm that carries the orb from below: four fingertips on its left, the thumb on its right. */
const cuppedHand: Art = [
  fill('skinFair', 'M64 -56C66 -32 80 -14 100 -12C120 -14 130 -30 132 -52C114 -34 84 -36 64 -56Z', {
    edge: 'skinEdge',
    width: 1.8,
  }),
  ['86,-26 78,-44 82,-58', '78,-32 70,-50 74,-66', '71,-40 62,-58 66,-74', '66,-48 56,-64 60,-80'].map(
    (points) => fill('skinFair', swellPath(points, [12, 12, 9]), { edge: 'skinEdge', width: 1.7 }),
  ),
  fill('skinFair', swellPath('122,-34 134,-52 128,-72', [14, 13, 9]), { edge: 'skinEdge', width: 1.7 }),
];

/** Sleeves below pauldrons; in the seated figure's units. */
export const arms: Art = [
  sleevedArm(
    { joints: '-56,-158 -120,-52 -132,-94', holds: put(ankh(), { size: 0.84 }), turn: 4 },
    'wine',
    'skinFair',
    'steel',
    0.96,
  ),
  sleevedArm({ joints: '56,-158 142,-52 108,-20', hand: 'hidden' }, 'wine', 'skinFair', 'steel', 0.96),
  put(orb, { x: 98, y: -32 }),
  cuppedHand,
  mirrored(
    [
      fill('steel', 'M34 -182C66 -190 96 -170 96 -136C78 -124 54 -132 42 -148Z'),
      graven('50,-160 72,-156 88,-142', 3, 'ink', 0.5),
    ],
    0,
  ),
];

function ankh(): Art {
  return [
    fill('metal', 'M-6 72V-96H6V72Z', { width: 1.8 }),
    fill('metal', 'M-34 -86H34V-74H-34Z', { width: 1.8 }),
    line('M0 -90C-40 -120 -28 -170 0 -170C28 -170 40 -120 0 -90Z', 12, 'line'),
    line('M0 -90C-40 -120 -28 -170 0 -170C28 -170 40 -120 0 -90Z', 8, 'metalDark'),
  ];
}
