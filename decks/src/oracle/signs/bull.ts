import { each, fill, flat, line, put, tube, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { flower } from '../../primitives/plants.ts';

/** A bull that stands and looks right, a wreath on its neck; about 330 wide and 250 high, its feet at 0. */
export const bull = (place: Place): Art =>
  put(
    [
      line('M-146 -142C-176 -120 -172 -70 -166 -44', 7, 'line'),
      line('M-146 -142C-176 -120 -172 -70 -166 -44', 4, 'wood'),
      fill('woodDark', 'M-172 -52C-184 -30 -174 -12 -166 -6C-156 -16 -152 -34 -160 -52Z', { width: 1.8 }),
      leg(-122, 'woodDark'),
      leg(30, 'woodDark'),
      fill(
        'wood',
        'M-140 -58C-160 -104 -152 -158 -108 -168C-64 -174 -32 -172 0 -190C40 -214 96 -208 122 -172C138 -144 124 -104 104 -84C88 -64 64 -54 40 -62C0 -50 -40 -52 -84 -62C-104 -48 -126 -44 -140 -58Z',
      ),
      flat(
        'woodDark',
        'M-140 -58C-146 -72 -150 -88 -148 -104C-128 -80 -96 -72 -60 -74C-20 -76 30 -70 66 -86C84 -94 100 -110 116 -130C118 -112 112 -94 104 -84C88 -64 64 -54 40 -62C0 -50 -40 -52 -84 -62C-104 -48 -126 -44 -140 -58Z',
        0.45,
      ),
      leg(-78, 'wood'),
      leg(80, 'wood'),
      line('M-96 -150C-118 -132 -122 -104 -110 -84M40 -176C62 -160 68 -128 56 -104', 2.2, 'woodDark'),
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
      flat('woodDark', circlePath(184, -122, 4.5)),
      flat('ink', circlePath(146, -172, 6)),
      flat('light', circlePath(148, -174, 2)),
      line('M172 -104q10 18 20 2', 3.6, 'metal'),
      fill('light', 'M150 -204C164 -216 188 -232 184 -258C202 -236 196 -204 166 -190Z'),
      tube('leafDark', 'M78 -204C96 -180 104 -140 92 -92', 9),
      each(
        [
          [80, -200],
          [92, -178],
          [100, -156],
          [104, -134],
          [102, -112],
          [94, -90],
        ],
        (x, y, i) => flower(x, y, 15, 5, i % 2 ? 'rose' : 'red', 'redDark'),
      ),
    ],
    place,
  );

const leg = (x: number, role: 'wood' | 'woodDark'): Art => [
  flat(role, `M${x - 24} -90L${x - 13} -40V-10H${x + 13}L${x + 14} -44L${x + 26} -90Z`),
  line(`M${x - 20} -70L${x - 13} -40V-10M${x + 13} -10L${x + 14} -44L${x + 21} -70`, 2.4),
  fill('ink', `M${x - 15} -14H${x + 14}L${x + 18} 2H${x - 16}Z`, { width: 1.6 }),
];
