import { eachRow, fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { limb } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

/** The tufts round the fleece, from the rump over the back and the chest to the belly. */
const TUFTS: readonly Point[] = [
  [-116, -106],
  [-120, -134],
  [-92, -158],
  [-54, -166],
  [-14, -164],
  [24, -170],
  [56, -190],
  [84, -204],
  [110, -178],
  [118, -142],
  [110, -108],
  [82, -82],
  [44, -70],
  [2, -66],
  [-42, -66],
  [-86, -78],
];

/** A ram that faces right, one forehoof on a ledge 28 above the others; about 330 wide, its feet at y = 0. */
export const ram = (place: Place): Art =>
  put(
    [
      leg('stone', '-58,-84 -52,-58 -66,-34 -58,-8'),
      leg('stone', '52,-84 62,-56 56,-30 58,-8'),
      leg('linen', '-92,-84 -86,-60 -108,-36 -100,-8'),
      leg('linen', '84,-92 126,-84 122,-56 122,-36'),
      fill('snow', 'M-126 -128C-150 -124 -156 -96 -140 -84C-128 -80 -120 -92 -118 -104Z'),
      eachRow(TUFTS, (x, y) => disc('snow', x, y, 25)),
      flat('snow', `M${TUFTS.map((tuft) => tuft.join(' ')).join('L')}Z`),
      flat(
        'stone',
        'M-118 -104C-80 -84 20 -88 70 -100C100 -108 120 -124 122 -140C130 -110 110 -80 84 -70C40 -50 -50 -48 -92 -64C-108 -72 -120 -90 -118 -104Z',
        0.55,
      ),
      line(
        times(
          13,
          (i) =>
            `M${-96 + (i % 5) * 42 + (i > 4 && i < 10 ? 18 : 0)} ${-136 + Math.floor(i / 5) * 26}a10 9 0 1 0 18 -2`,
        ).join(''),
        2.4,
        'stoneDark',
      ),
      fill(
        'linen',
        'M100 -206C118 -224 146 -222 157 -200C166 -180 182 -154 180 -138C176 -122 152 -120 140 -130C120 -142 98 -168 100 -206Z',
      ),
      flat(
        'stone',
        'M112 -168C124 -146 140 -134 158 -134C168 -134 176 -136 180 -142C178 -122 152 -120 140 -130C128 -138 118 -150 112 -168Z',
        0.8,
      ),
      line('M152 -128Q164 -124 174 -134M170 -146q4 -4 6 -1', 2.4, 'woodDark'),
      fill('glow', 'M136 -180Q148 -190 156 -178Q146 -172 136 -180Z', { width: 1.8 }),
      flat('ink', 'M143 -183h6v7h-6Z'),
      put(horn, { x: 12, y: -28, size: 1.04 }),
      eachRow(
        [
          [104, -228],
          [124, -236],
          [142, -226],
        ],
        (x, y) => disc('snow', x, y, 13, 1.8),
      ),
    ],
    place,
  );

/** A leg from the body over knee and fetlock to its cloven hoof. */
const leg = (role: Role, points: string): Art => {
  const [x = 0, y = 0] = (points.split(' ').at(-1) ?? '').split(',').map(Number);
  return [
    limb(role, points, [40, 27, 17, 15]),
    put([fill('woodDark', 'M-10 -6H10L16 10H-12Z', { width: 1.8 }), line('M4 0L6 10', 1.6, 'ink')], { x, y }),
  ];
};

const horn: Art = [
  fill('linen', 'M92 -158C76 -158 62 -148 58 -134C72 -128 90 -134 98 -144Z'),
  fill(
    'metal',
    'M118 -196C90 -216 50 -204 44 -168C40 -136 66 -112 94 -120C116 -128 120 -156 102 -164C90 -168 80 -158 84 -148C74 -150 66 -162 74 -174C88 -192 118 -180 122 -152C126 -116 92 -92 62 -102C26 -114 16 -156 32 -188C50 -222 96 -228 126 -206Z',
  ),
  line(
    'M30 -184L50 -176M24 -156L44 -156M34 -124L52 -136M62 -102L68 -122M96 -104L92 -122M48 -208L60 -192M78 -220L82 -202',
    2.2,
    'metalDark',
  ),
];
