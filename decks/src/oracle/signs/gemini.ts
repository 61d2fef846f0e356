import { fill, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { twinHouse } from './twinHouse.ts';

export const gemini: OracleScene = {
  alt: 'Two tall houses of the same shape, a red and a blue one, face each other before a pale moon, all windows lit; on a line over pulleys between their upper windows one letter goes over and another comes back; above, the constellation Gemini.',
  hour: 'haze',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(300, 480, 148, 'linen', 'shaded'),
    signConstellation('gemini'),
    hills(700, [20, 46, 20, 0, 10, 50, 30], 'far'),
    oracleHaze(240, 650, 130),
    hills(760, [10, 16, 30, 20, 30, 16, 10], 'mid'),
    twinHouse('red', 'redDark', 'clothDark'),
    put(twinHouse('cloth', 'clothDark', 'redDark'), { x: 600, flip: true }),
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
