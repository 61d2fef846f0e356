import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { firs, hills, moonRoad, oracleHaze, printedSky, stillWater } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { twinHouse } from './twinHouse.ts';

export const gemini: OracleScene = {
  alt: 'Two tall houses of one shape, a red and a blue one, stand on both sides of a canal, and two people look across from lit windows; two letters hang on a line from wall to wall; above, a small moon and the constellation Gemini.',
  hour: 'sea',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(300, 300, 60, 'linen', 'shaded'),
    signConstellation('gemini'),
    hills(700, [20, 46, 20, 0, 10, 50, 30], 'far'),
    oracleHaze(240, 650, 130),
    firs(
      [
        [236, 672, 60],
        [270, 668, 44],
        [362, 672, 66],
      ],
      'near',
    ),
    stillWater(668),
    moonRoad(300, 676, 800, 44, 'linen'),
    bridge,
    twinHouse('red', 'redDark', 'clothDark', [sitter, bun], cat),
    put(twinHouse('cloth', 'clothDark', 'redDark', [sitter, cap], plant), { x: 600, flip: true }),
    LINES.map((strand) => [line(strand, 6, 'line'), line(strand, 3, 'light')]),
    [218, 382].map((x) => [
      fill('woodDark', `M${x < 300 ? 196 : 372} 424H${x < 300 ? 228 : 404}V438H${x < 300 ? 196 : 372}Z`, {
        width: 2.6,
      }),
      disc('metal', x, 431, 17, 3),
      disc('metalDark', x, 431, 5, 2),
    ]),
    letter(264, 430, 6),
    letter(342, 474, -9),
  ],
};

/** Somebody who looks to the right out of a window, dark before the light of the room. */
const sitter: Art = flat(
  'ink',
  outline(
    '-30,50! -26,26 -10,16 -6,6! -16,-4 -16,-22 -2,-32 12,-28 17,-18! 16,-12! 22,-4! 16,-1! 16,6 12,11 5,11! 5,16! 16,24 22,50!',
  ),
);
const bun: Art = flat('ink', circlePath(-18, -24, 9));
const cap: Art = flat('ink', outline('-19,-20! -16,-36 4,-40 16,-28! 32,-24! 30,-18 14,-20!'));

const cat: Art = [
  flat('ink', outline('-16,50! -18,22 -8,6 -10,-6! -8,-18! -1,-11! 6,-11! 12,-18! 14,-4 8,8 16,28 14,50!')),
  line('M14 44Q30 40 26 20', 5, 'ink'),
];
const plant: Art = [
  flat('leafDark', outline('0,24! -22,10 -26,-16! -8,-6 -2,10 0,-30! 8,-10 4,10 10,-6 26,-18! 24,8 2,24!')),
  flat('ink', 'M-14 22H14L10 50H-10Z'),
];

/** A footbridge over the canal, far between the houses. */
const bridge: Art = [
  fill(
    'stoneDark',
    outline(
      '190,690! 240,664 300,652 360,664 410,690! 410,712! 372,706! 346,684 300,676 254,684 228,706! 190,712!',
    ),
    { width: 2.6 },
  ),
  line('M206 674Q300 624 394 674M236 684V662M268 676V648M300 674V644M332 676V648M364 684V662', 3, 'ink'),
];

/** The two strands of the line, the lower one slack. */
const LINES = ['M218 414Q300 432 382 414', 'M218 448Q300 500 382 448'];

/** A sealed letter that hangs from the line by two pegs at its upper edge. */
const letter = (x: number, y: number, turn: number): Art =>
  put(
    [
      fill('light', 'M-37 -4H37V48H-37Z', { width: 3 }),
      line('M-37 -4L0 26L37 -4M-37 48L-10 20M37 48L10 20', 2.6),
      fill('red', circlePath(0, 25, 9), { width: 2.2 }),
      fill('wood', 'M-31 -18H-23V6H-31ZM23 -18H31V6H23Z', { width: 2 }),
    ],
    { x, y, turn },
  );
