import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';

const TRUNK = swellPath('-110,20 -60,6 0,4 60,-14 96,-30', [70, 84, 76, 88, 70]);
const BRUSH = swellPath('-120,20 -166,40 -214,76 -268,80', [26, 66, 74, 6]);

/** A red fox that walks right, its brush low; 500 wide, its paws near (-150, 150) and (130, 106). */
export const fox = (place: Place): Art =>
  put(
    [
      joined(
        'ink',
        [
          swellPath('70,0 54,60 40,120 56,128', [40, 24, 13, 13]),
          swellPath('-84,30 -50,80 -76,122 -58,132', [56, 26, 14, 13]),
        ],
        4,
      ),
      joined('accent', [
        BRUSH,
        TRUNK,
        swellPath('60,-20 100,-70 124,-104', [90, 66, 56]),
        swellPath('90,-10 128,46 122,90 140,100', [52, 28, 15, 14]),
        swellPath('-104,30 -120,84 -156,128 -144,144', [74, 36, 15, 13]),
        'M92 -116C104 -140 140 -142 160 -124C178 -112 204 -104 216 -94C214 -84 200 -80 188 -80C164 -72 130 -66 112 -70C92 -76 84 -96 92 -116Z',
        'M100 -120L96 -182L136 -132ZM128 -130L146 -180L160 -124Z',
      ]),
      flat('light', 'M140 -92C164 -98 190 -96 206 -90C194 -80 160 -72 130 -70C120 -76 128 -86 140 -92Z'),
      flat('light', swellPath('-226,79 -250,83 -270,80', [40, 26, 3])),
      flat('ink', circlePath(213, -94, 7) + circlePath(152, -110, 6) + lens([104, -134], [102, -168], 9)),
      flat('ink', swellPath('122,84 122,92 140,100', [14, 15, 13])),
      flat('ink', swellPath('-148,116 -156,130 -142,144', [15, 15, 13])),
      ticks(TRUNK, {
        role: 'ink',
        flow: 170,
        gap: 22,
        length: 18,
        width: 5,
        tone: (_, y) => (y > 8 ? 0.9 : 0.2),
      }),
      ticks(BRUSH, { role: 'ink', flow: 150, gap: 20, length: 20, width: 5, tone: () => 0.5 }),
    ],
    place,
  );
