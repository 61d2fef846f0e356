import { fill, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { drapedKnees } from '../../figure/drapedKnees.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { disc } from '../../primitives/lights.ts';

/** The robe over two knees that come towards us, the mantle across one of them, and the belt. */
export const robeOverKnees: Art = [
  drapedKnees({ skirt: 'red', hem: 'metal', left: [-92, 84], right: [88, 92] }),
  fill(
    'wineDark',
    'M-60 -14C-104 4 -150 40 -148 96C-146 140 -152 180 -156 220H-112C-112 176 -112 140 -104 108C-92 70 -62 34 -30 6Z',
  ),
  line('M-112 220C-112 176 -112 140 -104 108C-92 70 -62 34 -32 8', 8, 'metal'),
  graven('-70,6 -114,50 -126,110', 5),
  graven('-128,90 -134,150 -134,214', 5),
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
    { joints: '-56,-158 -84,-44 -142,-86', holds: put(ankh(), { size: 0.84 }), turn: 26 },
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
