import { eachRow, fill, flat, line, put, tube, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';

/** A bull that stands and looks right, a wreath on its neck; about 330 wide and 250 high, its feet at y = 0. */
export const bull = (place: Place): Art =>
  put(
    [
      line('M-146 -142C-176 -120 -172 -70 -166 -44', 7, 'line'),
      line('M-146 -142C-176 -120 -172 -70 -166 -44', 4, 'wood'),
      fill('woodDark', 'M-172 -52C-184 -30 -174 -12 -166 -6C-156 -16 -152 -34 -160 -52Z', { width: 1.8 }),
      hindLeg('woodDark', 54),
      liftedLeg,
      fill(
        'wood',
        'M-144 -70C-164 -110 -156 -160 -110 -170C-70 -178 -40 -166 -6 -186C28 -216 84 -216 112 -188C140 -172 164 -140 160 -104C152 -84 134 -82 122 -70C110 -54 96 -46 84 -46C66 -48 56 -58 40 -58C0 -50 -40 -52 -72 -66C-96 -50 -130 -48 -144 -70Z',
      ),
      flat(
        'woodDark',
        'M-70 -68C-30 -74 20 -72 48 -82C80 -86 120 -104 152 -128L158 -102C150 -84 134 -82 122 -70C110 -54 96 -46 84 -46C66 -48 56 -58 40 -58C0 -50 -40 -52 -72 -66Z',
        0.45,
      ),
      hindLeg('wood', 0),
      foreleg,
      line(
        'M-98 -152C-120 -134 -124 -112 -116 -92M34 -186C58 -166 62 -132 48 -106M140 -96C136 -84 130 -80 124 -78M-30 -162C-24 -130 -24 -110 -30 -88M0 -168C8 -136 8 -110 2 -88',
        2.2,
        'woodDark',
        0.8,
      ),
      fill('light', 'M120 -206C112 -240 132 -262 160 -262C144 -250 142 -228 148 -208Z'),
      fill('wood', 'M112 -196C88 -206 72 -196 68 -184C84 -174 100 -176 116 -184Z'),
      fill(
        'wood',
        'M104 -190C116 -214 150 -218 166 -196C178 -174 190 -142 196 -122C200 -104 172 -92 158 -104C136 -116 104 -146 104 -190Z',
      ),
      fill(
        'linen',
        'M160 -138C176 -148 190 -142 196 -122C200 -104 172 -92 158 -104C148 -116 150 -130 160 -138Z',
        { width: 1.8 },
      ),
      flat('woodDark', circlePath(189, -121, 4.2) + circlePath(170, -112, 4.2)),
      fill('light', 'M134 -170C140 -182 154 -182 160 -168C152 -162 142 -162 134 -170Z', {
        edge: 'woodDark',
        width: 1.6,
      }),
      flat('ink', circlePath(149, -170, 5)),
      line('M130 -170C138 -186 156 -186 164 -168M132 -190Q146 -198 158 -188', 2.8, 'woodDark'),
      line('M112 -160C118 -134 138 -118 156 -112M168 -110Q182 -104 190 -114', 2, 'woodDark'),
      line('M172 -104q10 18 20 2', 3.6, 'metal'),
      fill('light', 'M150 -204C164 -216 188 -232 184 -258C202 -236 196 -204 166 -190Z'),
      eachRow(
        [
          [122, -208],
          [138, -214],
          [152, -208],
          [130, -196],
          [146, -198],
        ],
        (x, y) => disc('woodDark', x, y, 9, 1.2),
      ),
      tube('leafDark', 'M72 -212C98 -184 106 -140 88 -52', 9),
      eachRow(
        [
          [80, -200],
          [92, -178],
          [100, -156],
          [104, -134],
          [102, -112],
          [98, -90],
          [92, -68],
        ],
        (x, y, i) => flower(x, y, 15, 5, i % 2 ? 'rose' : 'red', 'redDark'),
      ),
    ],
    place,
  );

/** A hind leg with its thigh and hock; the far one is further forward. */
const hindLeg = (role: 'wood' | 'woodDark', dx: number): Art =>
  put(
    [
      flat(
        role,
        'M-150 -112C-152 -76 -134 -62 -132 -46C-132 -34 -140 -26 -136 -8H-108C-110 -22 -104 -32 -98 -44C-86 -60 -70 -70 -70 -104Z',
      ),
      line(
        'M-147 -84C-144 -70 -134 -60 -132 -46C-132 -34 -140 -26 -136 -8M-108 -8C-110 -22 -104 -32 -98 -44C-90 -56 -80 -62 -74 -74',
        2.4,
      ),
      hoof(-122),
    ],
    { x: dx },
  );

const foreleg: Art = [
  flat('wood', 'M40 -104C44 -74 54 -62 58 -46L56 -8H84L84 -46C94 -58 108 -72 112 -100Z'),
  line('M46 -76C50 -64 56 -58 58 -46L56 -8M84 -8L84 -46C92 -56 100 -62 104 -72M62 -44q8 5 18 1', 2.4),
  hoof(70),
];

/** The far foreleg, lifted for a step. */
const liftedLeg: Art = [
  tube('woodDark', 'M112 -78Q150 -72 152 -52Q150 -36 136 -24', 21),
  put(hoof(0), { x: 134, y: -18, turn: 38 }),
];

function hoof(x: number): Art {
  return fill('ink', `M${x - 15} -14H${x + 15}L${x + 19} 2H${x - 17}Z`, { width: 1.6 });
}
