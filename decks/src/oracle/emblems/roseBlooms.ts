import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const PETAL = outline(
  '0,-4! -34,-22 -62,-56 -58,-88 -34,-104 -10,-100 0,-90! 12,-101 36,-104 60,-86 60,-54 34,-22',
);

/** A petal with a notch, pale at its foot; its right side lies under the next one. */
const petal: Art = [
  fill('rose', PETAL, { width: 2.6 }),
  clipped(PETAL, [
    flat('red', outline('0,-4! 30,-34 44,-70 40,-110! 80,-110 80,-30'), 0.3),
    flat('light', outline('0,4! -30,-26 -36,-50 -24,-62 -8,-56 0,-66 10,-56 26,-60 36,-48 26,-24'), 0.8),
    flat('light', outline('-60,-72! -50,-96 -26,-104 -10,-98! -30,-96 -46,-86 -54,-66'), 0.5),
    line('M-12 -52Q-22 -70 -28 -84M0 -60V-82M14 -54Q22 -68 26 -80', 1.8, 'redDark', 0.45),
  ]),
];

/** A wild rose from the front, five petals about a crown of stamens; it is 210 wide. */
export const openRose = (x: number, y: number, size: number, turn: number): Art =>
  put(
    [
      times(5, (i) =>
        put(fill('leafDark', 'M0 -30Q-16 -84 0 -112Q16 -84 0 -30Z', { width: 1.6 }), { turn: i * 72 + 36 }),
      ),
      times(5, (i) => put(petal, { turn: i * 72 })),
      times(20, (i) => {
        const [dx, dy] = polar(0, 0, 27 + (i % 3) * 7, i * 18 + 4);
        return [line(`M0 0L${dx} ${dy}`, 1.5, 'metalDark'), disc('metal', dx, dy, 4, 1)];
      }),
      disc('leaf', 0, 0, 12, 1.8),
      disc('trim', -1, -1, 7, 0),
    ],
    { x, y, size, turn },
  );

const SEPALS = outline('-38,-20! -16,-8 0,-6 16,-8 40,-20! 26,2 10,12! 11,24 0,30 -11,24! -10,12 -26,2');

/** A flower that opens, seen from the side: two petals before, the rims of two behind, and stamens between them. */
export const sideRose = (x: number, y: number, size: number, turn: number): Art =>
  put(
    [
      fill('redDark', outline('-52,-72! -40,-98 -10,-102 4,-86! 20,-106 50,-96 56,-68! 30,-40 -30,-40'), {
        width: 2.2,
      }),
      [-20, -8, 4, 16].map((at) => [
        line(`M${at * 0.5} -30L${at} -72`, 2, 'metalDark'),
        disc('metal', at, -74, 4.6, 1),
      ]),
      fill('rose', outline('0,4! -40,-8 -66,-44 -72,-78! -48,-76 -16,-62 4,-34!'), { width: 2.4 }),
      flat('light', outline('-66,-70! -50,-68 -24,-56 -6,-40! -28,-50 -50,-56'), 0.6),
      fill('rose', outline('0,4! 40,-8 68,-44 74,-76! 46,-76 8,-60 -10,-30!'), { width: 2.4 }),
      flat('light', outline('68,-69! 46,-68 16,-54 0,-34! 24,-48 50,-56'), 0.6),
      line('M-8 -6Q-40 -26 -50 -50M10 -6Q42 -28 54 -50M4 -8Q20 -30 34 -46', 1.8, 'redDark', 0.6),
      fill('leafDark', SEPALS, { width: 2 }),
    ],
    { x, y, size, turn },
  );

/** A bud, its sepals long and pointed; its foot is at (x, y). */
export const roseBud = (x: number, y: number, turn: number): Art =>
  put(
    [
      fill('red', 'M0 -56C-24 -34 -22 -6 0 4C22 -6 24 -34 0 -56Z', { width: 2.2 }),
      line('M2 -54C-10 -34 -8 -16 0 -2', 2.2, 'redDark'),
      flat('rose', 'M4 -46Q16 -30 12 -12Q20 -28 4 -46Z'),
      fill(
        'leafDark',
        'M-22 -30Q-20 0 -8 10Q0 14 8 10Q20 0 22 -30Q14 -12 8 -8L0 -20L-8 -8Q-14 -12 -22 -30Z',
        { width: 1.8 },
      ),
    ],
    { x, y, turn },
  );

/** A hip that hangs from a stalk at (x, y). */
export const hip = (x: number, y: number): Art => [
  line(`M${x} ${y - 30}V${y - 12}`, 4.6, 'line'),
  line(`M${x} ${y - 30}V${y - 12}`, 2.6, 'leafDark'),
  fill(
    'red',
    outline(
      `${x},${y - 16} ${x - 14},${y - 4} ${x - 7},${y + 17} ${x},${y + 19} ${x + 7},${y + 17} ${x + 14},${y - 4}`,
    ),
    { width: 2 },
  ),
  line(`M${x - 6} ${y - 4}v10`, 3, 'rose'),
  line(`M${x - 8} ${y + 24}L${x} ${y + 17}L${x + 8} ${y + 24}M${x} ${y + 17}V${y + 26}`, 2.4),
];
