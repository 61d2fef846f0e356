import { eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polygonPath, times, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { hollowPalm } from '../../figure/hollowPalm.ts';
import { through } from '../../figure/outline.ts';
import { firelight } from '../../primitives/firelight.ts';
import { standing } from '../../primitives/ground.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { wheat } from '../../primitives/plants.ts';
import { pentacle } from '../../suits/objects.ts';

const HORIZON = 622;

/** The edge of a row from the horizon, where the rows are narrow, in a curve towards us; it ends outside the window. */
const rowEdge = (k: number): Point[] =>
  times(11, (i) => {
    const t = i / 10;
    const [far, bend, near] = [380 + k * 24, 372 + k * 36, 262 + k * 96];
    const x = far * (1 - t) ** 2 + 2 * bend * t * (1 - t) + near * t ** 2;
    return [
      Math.min(640, Math.max(-40, x)),
      (HORIZON + 2) * (1 - t) ** 2 + 2 * 690 * t * (1 - t) + 910 * t ** 2,
    ];
  });

/** A ploughed field in rows of two tones: ripe wheat still stands at its far edge; the horse throws its shadow. */
export const field: Art = [
  times(21, (i) => wheat(48 + i * 25, HORIZON + 20, 64 + ((i * 7) % 5) * 4, ((i * 5) % 7) - 3)),
  fill('straw', `M30 ${HORIZON + 4}Q300 ${HORIZON - 12} 570 ${HORIZON + 4}V900H30Z`),
  times(14, (i) => {
    const [left, right] = [rowEdge(i * 2 - 18), rowEdge(i * 2 - 17)];
    return [
      flat('metalDark', polygonPath([...left, ...right.toReversed()])),
      line(through(left), 3, 'wood'),
      line(through(right), 1.8, 'trim'),
    ];
  }),
  eachOf('450,842,76 206,842,86', (x, y, half) => standing(x, y, half)),
];

/** Long hair over a hoof, as heavy horses have it. */
const feather: Art = [
  fill(
    'steelDark',
    'M-9 -14C-4 -17 4 -17 8 -14C9 -6 11 0 13 6C9 5 7 9 3 8C0 12 -4 9 -7 11C-11 14 -17 12 -20 16C-19 4 -14 -6 -9 -14Z',
    {
      width: 1.6,
    },
  ),
  graven('-5,-10 -8,0 -13,9', 2.4, 'ink', 0.5),
  graven('2,-11 2,-2 0,6', 2.4, 'ink', 0.5),
];

/** A hoof that shows below its feather. */
const hoof: Art = fill('woodDark', 'M-11 -8H10L14 12C8 16 -8 16 -13 12Z', { width: 1.8 });

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
  eachOf('-58,166 130,166', (x, y) => put(hoof, { x, y, turn: -14 })),
  eachOf('-61,156,1.2 128,156,1.2 -123,155,1.25 81,155,1.25', (x, y, size) => put(feather, { x, y, size })),
  litEdge('-126,-30 -110,-54 -84,-65 -56,-60', [2, 6, 6, 2], 'light', 0.7),
  litEdge('138,14 146,-16 140,-46', [2, 6, 2], 'light', 0.6),
  litEdge('101,54 96,92 88,122', [2, 5, 2], 'light', 0.6),
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

/** The horse's eye, low on the cheek below the forelock, in the head's own units. */
const eye: Art = [
  flat('stoneDark', 'M22 -7C26 -16 42 -16 48 -10L46 1L28 -4C24 -4 22 -5 22 -7Z'),
  flat('steelDark', 'M24 -9C30 -15 42 -15 48 -10L46 -2C38 -3 28 -5 24 -9Z', 0.5),
  flat('ink', 'M37 -3C41 -12 53 -12 58 -2C52 4 42 4 37 -3Z'),
  flat('light', circlePath(49, -6, 2.2)),
  line('M35 -3C40 -13 53 -13 60 -1', 1.6, 'steelDark'),
];

const COIN = { x: 178, y: 376 };

/** The open palm under the coin, the horse's eye, and the light of the coin on the horse. */
export const before: Art = [
  put(put(eye, HEAD), { x: 340, y: 618, size: 1.22, flip: true }),
  hollowPalm(
    'skinOlive',
    { ...COIN, turn: 22, size: 1.06, flip: true },
    pentacle(COIN.x, COIN.y - 70, 0.9, 6),
  ),
  firelight(190, 420, 150, 0.5),
];
