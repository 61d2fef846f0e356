import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';

/** A ram that steps to the right, about 300 wide and 250 high, its feet at y = 0. */
export const ram = (place: Place): Art =>
  put(
    [
      [-92, -60, 44, 78].map((x, i) => [
        fill(i % 2 ? 'stone' : 'linen', `M${x - 13} -70L${x - 9} -12H${x + 9}L${x + 13} -70Z`),
        fill('woodDark', `M${x - 10} -14H${x + 10}L${x + 13} 2H${x - 12}Z`, { width: 1.8 }),
      ]),
      fill('snow', 'M-112 -132C-140 -130 -146 -104 -132 -92C-122 -86 -112 -96 -108 -108Z'),
      times(16, (i) => {
        const angle = i * 22.5;
        const [x, y] = polar(0, 0, 1, angle);
        return disc('snow', -8 + x * 92, -112 + y * 50, 27);
      }),
      flat(
        'snow',
        'M-108 -112C-108 -160 -60 -166 -8 -166C44 -166 92 -160 92 -112C92 -66 44 -60 -8 -60C-60 -60 -108 -66 -108 -112Z',
      ),
      line(
        times(11, (i) => {
          const [x, y] = [-84 + (i % 4) * 48 + (i > 3 && i < 8 ? 22 : 0), -138 + Math.floor(i / 4) * 28];
          return `M${x} ${y}a10 9 0 1 0 18 -2`;
        }).join(''),
        2.4,
        'stoneDark',
      ),
      fill(
        'linen',
        'M86 -178C104 -196 132 -194 142 -172C150 -152 164 -128 162 -112C158 -98 136 -96 126 -104C108 -114 84 -140 86 -178Z',
      ),
      flat('woodDark', circlePath(154, -110, 5)),
      line('M140 -104Q150 -98 158 -104', 2.2),
      flat('ink', circlePath(132, -152, 5.5)),
      flat('light', circlePath(133.5, -154, 1.8)),
      fill('linen', 'M96 -160C78 -160 64 -150 62 -140C76 -136 92 -142 100 -150Z'),
      horn,
      [
        [88, -196],
        [108, -204],
        [128, -196],
      ].map(([x = 0, y = 0]) => disc('snow', x, y, 13, 1.8)),
    ],
    place,
  );

const horn: Art = [
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
