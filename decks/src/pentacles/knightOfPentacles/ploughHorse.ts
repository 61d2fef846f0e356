import { eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { firelight } from '../../primitives/firelight.ts';
import { standing } from '../../primitives/ground.ts';
import { litEdge } from '../../primitives/litEdge.ts';

const HORIZON = 622;

/** Ploughed earth whose furrows meet on the horizon, with young green in them. */
export const field: Art = [
  fill('woodDark', `M30 ${HORIZON}H570V900H30Z`),
  times(13, (i) => {
    const [far, near] = [300 + (i - 6) * 46, 300 + (i - 6) * 110];
    return [
      flat('wood', `M${far} ${HORIZON + 2}L${near - 30} 900H${near + 30}Z`),
      flat('leaf', `M${far} ${HORIZON + 2}L${near - 30} 900H${near - 8}Z`, 0.4),
    ];
  }),
  eachOf('486,836,80 214,836,100', (x, y, half) => standing(x, y, half)),
];

/** Long hair over a hoof, as heavy horses have it. */
const feather: Art = [
  fill(
    'steelDark',
    'M-11 -16C-6 -20 6 -20 10 -16C14 -4 20 8 22 20C14 16 12 22 6 20C0 26 -6 18 -12 22C-16 10 -14 -4 -11 -16Z',
    {
      width: 1.6,
    },
  ),
  graven('-4,-10 -2,4 -4,16', 2.6, 'ink', 0.5),
  graven('5,-10 9,4 12,14', 2.6, 'ink', 0.5),
];

/** Where the head is on the horse. */
const HEAD = { x: 162, y: -146, turn: 66, size: 1.32 };

/** The planes of the head that catch the coin's light, in the head's own units. */
const headLight: Art = [
  flat(
    'steelDark',
    'M8 -13C24 -17 44 -15 66 -11L88 -8L105 -7C110 -4 112 0 110 5C92 2 70 -1 48 -2C30 -3 16 -4 8 -13Z',
    0.55,
  ),
  flat('steelDark', 'M30 8C40 0 58 4 62 14C62 24 54 32 44 35C32 30 27 18 30 8Z', 0.4),
  line(
    'M6 -13C20 -18 34 -18 44 -16L66 -12L88 -9C98 -9 104 -9 108 -6C113 -3 114 4 111 9C106 11 104 12 101 18C98 22 93 23 88 21C80 19 74 20 68 24C60 31 52 36 44 37',
    2.8,
    'trim',
  ),
];

/** A mane combed over the neck in one crest, and feathers on the hooves; then the light along the dark body. */
export const combedMane: Art = [
  eachOf('-53,150,1.2 134,149,1.2 -109,152,1.44 88,152,1.44', (x, y, size) => put(feather, { x, y, size })),
  litEdge('-126,-30 -110,-54 -84,-65 -56,-60', [2, 6, 6, 2], 'light', 0.7),
  litEdge('138,14 146,-16 140,-46', [2, 6, 2], 'light', 0.6),
  litEdge('102,50 100,90 97,124', [2, 5, 2], 'light', 0.6),
  fill(
    'hairBlack',
    'M154 -152C132 -164 102 -158 82 -142C62 -122 44 -98 24 -68C26 -54 34 -44 46 -42Q52 -52 54 -60Q66 -56 74 -62Q76 -74 76 -82Q90 -80 98 -88Q100 -100 98 -106Q112 -106 118 -114Q120 -124 120 -130Q138 -130 154 -152Z',
  ),
  eachRow(
    [
      ['140,-152 122,-144 112,-122'],
      ['114,-150 98,-132 90,-98'],
      ['92,-138 76,-112 68,-74'],
      ['68,-114 52,-88 46,-58'],
    ] as [string][],
    (points) => graven(points, 4, 'steel', 0.5),
  ),
  put(headLight, HEAD),
];

/** The horse's eye, which shows below the forelock, in the head's own units. */
const eye: Art = [
  flat('ink', 'M31 1C36 -7 48 -7 53 1C47 8 36 8 31 1Z'),
  flat('light', circlePath(44, -2, 2.1)),
  line('M29 0C35 -10 48 -10 55 0', 2, 'steelDark'),
];

/** The horse's eye, and the light of the coin on the knight and on the horse. */
export const coinLight: Art = [
  put(put(eye, HEAD), { x: 366, y: 602, size: 1.34, flip: true }),
  firelight(206, 310, 170, 0.75),
  firelight(300, 760, 320, 0.25),
];
