import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, times, toTenth } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

/** A petal with a notch, so many times as long and as wide, pale at its foot, its tip turned up towards the light. */
const petal = (long: number, wide: number, lean: number): Art => {
  const bent = (points: string): string =>
    outline(
      points
        .split(' ')
        .map((text) => {
          const [x = 0, y = 0] = text.replace('!', '').split(',').map(Number);
          return `${toTenth(x * wide + y * lean)},${toTenth(y * long)}${text.endsWith('!') ? '!' : ''}`;
        })
        .join(' '),
    );
  const shape = bent(
    '0,-4! -32,-20 -64,-54 -66,-86 -42,-106 -14,-104 0,-92! 14,-105 44,-104 66,-84 64,-52 32,-20',
  );
  return [
    fill('rose', shape, { width: 2.6 }),
    clipped(shape, [
      flat('red', bent('0,-4! 26,-30 40,-64 36,-110! 90,-110 90,-20'), 0.24),
      flat('light', bent('0,4! -30,-22 -40,-48 -28,-64 -10,-56 0,-70 12,-56 30,-62 40,-46 28,-20'), 0.85),
      line(
        bent('0,-52! -14,-66 -22,-84! -14,-66 0,-52! 0,-62 0,-82! 0,-62 0,-52! 14,-66 24,-82! 14,-66'),
        1.8,
        'redDark',
        0.4,
      ),
    ]),
    flat('light', bent('-64,-82! -44,-104 -16,-103 -2,-93! -18,-96 -42,-94'), 0.75),
    flat('red', bent('4,-94! 18,-103 44,-102 62,-84! 46,-92 20,-95'), 0.35),
  ];
};

/** The petals of an open rose, the outer ones first: turn, length, width and lean of each. */
const PETALS =
  '36,1.06,1.06,0.06 180,0.86,1.1,-0.04 300,1.02,0.98,-0.1 108,0.98,0.98,0.08 244,0.92,1.02,0.04';

/** A wild rose from the front, which turns a little aside, five petals about a crown of stamens; it is 210 wide. */
export const openRose = (x: number, y: number, size: number, turn: number): Art =>
  put(
    [
      [0, 72, 144, 216, 288].map((at) =>
        put(fill('leafDark', 'M0 -30Q-16 -86 0 -118Q16 -86 0 -30Z', { width: 1.6 }), { turn: at }),
      ),
      eachOf(PETALS, (at = 0, long = 1, wide = 1, lean = 0) => put(petal(long, wide, lean), { turn: at })),
      times(22, (i) => {
        const [dx, dy] = polar(0, -2, 24 + ((i * 5) % 4) * 6, i * 16.4 + ((i * 7) % 5));
        return [
          line(`M0 0L${toTenth(dx)} ${toTenth(dy)}`, 1.5, 'metalDark'),
          disc('metal', dx, dy, 3.6 + (i % 3) * 0.6, 1),
        ];
      }),
      disc('leaf', 0, 0, 11, 1.8),
      disc('trim', -1, -1, 6, 0),
    ],
    { x, y, size, turn },
  );

const SEPALS = outline('-38,-20! -16,-8 0,-6 16,-8 40,-20! 26,2 10,12! 11,24 0,30 -11,24! -10,12 -26,2');

/** A flower that opens, seen from the side: two petals before, the rims of two behind, and stamens between them. */
export const sideRose = (x: number, y: number, size: number, turn: number): Art =>
  put(
    [
      fill('rose', outline('-52,-72! -44,-100 -12,-106 2,-90! 18,-110 50,-100 56,-68! 30,-40 -30,-40'), {
        width: 2.2,
      }),
      flat('red', outline('-48,-70! -30,-84 0,-78 30,-86 52,-66! 30,-42 -30,-42'), 0.5),
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
