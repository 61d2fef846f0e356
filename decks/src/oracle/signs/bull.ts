import { eachRow, fill, flat, line, put, tube, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';

const BODY =
  'M-148 -110C-154 -142 -140 -164 -112 -168C-70 -172 -44 -160 -14 -174C14 -206 46 -236 86 -232C112 -228 134 -216 150 -196L166 -124C152 -106 140 -92 126 -78C108 -58 84 -56 62 -66C30 -60 -10 -66 -52 -82C-84 -72 -124 -70 -148 -110Z';
/** The head in profile, bowed a little: its brow at (132, -214), its nose at (212, -116). */
const HEAD =
  'M112 -196C120 -222 152 -228 170 -208C182 -192 196 -160 212 -136C222 -120 212 -98 194 -98C180 -98 172 -104 160 -108C134 -116 110 -140 108 -166Z';

/** A bull that walks and looks right, a wreath on its neck; about 390 wide and 290 high, its feet at y = 0. */
export const bull = (place: Place): Art =>
  put(
    [
      line('M-142 -148C-176 -136 -180 -90 -172 -52', 9, 'line'),
      line('M-142 -148C-176 -136 -180 -90 -172 -52', 5, 'wood'),
      fill('woodDark', 'M-178 -60C-190 -36 -180 -14 -170 -6C-160 -18 -158 -40 -166 -60Z', { width: 1.8 }),
      put(hindLeg('woodDark'), { x: 44, y: -4 }),
      liftedLeg,
      fill('wood', BODY),
      flat(
        'woodDark',
        'M-140 -98C-96 -92 -40 -104 10 -96C60 -88 110 -96 160 -138L166 -124C152 -106 140 -92 126 -78C108 -58 84 -56 62 -66C30 -60 -10 -66 -52 -82C-84 -72 -124 -70 -140 -98Z',
        0.45,
      ),
      hindLeg('wood'),
      foreleg,
      [-44, -24, -4].map((x) => graven(`${x},-146 ${x - 6},-122 ${x},-98`, 4, 'woodDark')),
      graven('20,-196 50,-170 56,-130 40,-96', 6, 'woodDark'),
      graven('-120,-156 -92,-140 -78,-110 -86,-84', 6, 'woodDark'),
      graven('40,-214 70,-222 100,-214', 5, 'woodDark'),
      fill('light', 'M142 -210C146 -240 164 -256 186 -264C176 -246 170 -226 166 -204Z'),
      fill('wood', HEAD),
      flat('woodDark', 'M108 -166C114 -140 140 -122 168 -112L160 -108C134 -116 110 -140 108 -166Z', 0.5),
      fill(
        'linen',
        'M186 -150C196 -158 206 -148 212 -136C222 -120 212 -98 194 -98C178 -98 172 -118 178 -134Z',
        {
          width: 1.8,
        },
      ),
      fill('ink', 'M198 -130C206 -134 212 -128 208 -122C202 -120 198 -124 198 -130Z', { width: 1 }),
      line('M182 -106Q196 -102 206 -110', 2.2, 'woodDark'),
      line('M203 -120q14 14 2 22q-10 2 -10 -8', 3.4, 'metal'),
      fill('light', 'M148 -178C154 -188 166 -188 172 -178C166 -172 156 -172 148 -178Z', {
        edge: 'woodDark',
        width: 1.6,
      }),
      flat('ink', circlePath(162, -179, 4.8)),
      line('M144 -184C150 -194 166 -196 174 -184', 3, 'woodDark'),
      graven('138,-158 150,-136 172,-126', 4, 'woodDark'),
      fill(
        'light',
        'M110 -206C96 -246 122 -274 158 -274C140 -262 132 -238 138 -208C130 -200 118 -200 110 -206Z',
      ),
      eachRow(
        [
          [120, -208],
          [136, -216],
          [152, -214],
          [130, -200],
          [148, -200],
        ],
        (x, y) => disc('woodDark', x, y, 9, 1.2),
      ),
      fill('wood', 'M116 -186C96 -200 74 -194 66 -178C82 -164 104 -166 120 -174Z'),
      graven('108,-180 94,-184 80,-178', 4, 'woodDark'),
      tube('leafDark', 'M58 -226C86 -190 96 -130 82 -62', 9),
      eachRow(
        [
          [60, -224],
          [74, -204],
          [84, -180],
          [90, -154],
          [92, -128],
          [90, -102],
          [85, -76],
        ],
        (x, y, i) => flower(x, y, 15, 5, i % 2 ? 'rose' : 'red', 'redDark'),
      ),
    ],
    place,
  );

/** A hind leg with its thigh, its hock and its pastern. */
const hindLeg = (role: Role): Art => [
  hoof(-120),
  flat(
    role,
    'M-147 -112C-150 -84 -132 -72 -138 -52C-140 -38 -134 -26 -134 -8H-108C-110 -22 -114 -36 -108 -48C-100 -66 -76 -74 -74 -108Z',
  ),
  line(
    'M-147 -100C-148 -80 -132 -72 -138 -52C-140 -38 -134 -26 -134 -8M-108 -8C-110 -22 -114 -36 -108 -48C-100 -64 -82 -70 -76 -88',
    2.4,
  ),
  graven('-128,-56 -120,-48 -116,-38', 3, 'ink', 0.5),
];

const foreleg: Art = [
  hoof(66),
  flat(
    'wood',
    'M36 -104C38 -80 50 -68 52 -50C54 -34 52 -22 54 -8H79C79 -24 80 -36 83 -50C90 -66 104 -74 106 -102Z',
  ),
  line(
    'M40 -84C42 -72 51 -64 52 -50C54 -34 52 -22 54 -8M79 -8C79 -24 80 -36 83 -50C88 -62 96 -68 102 -78',
    2.4,
  ),
  graven('56,-50 68,-46 80,-50', 4, 'woodDark'),
];

/** The far foreleg, lifted for a step: bent at the knee. */
const liftedLeg: Art = [
  put(hoof(0), { x: 139, y: -16, turn: 34 }),
  fill(
    'woodDark',
    'M92 -92C112 -96 136 -86 156 -72C168 -62 166 -48 156 -36L146 -20L126 -30C132 -40 136 -46 136 -52C120 -52 100 -60 88 -72Z',
  ),
];

function hoof(x: number): Art {
  return fill('ink', `M${x - 14} -16H${x + 14}L${x + 20} 2H${x - 16}Z`, { width: 1.6 });
}
