import { put } from '../../drawing/art.ts';
import { grass, hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { boxingHare } from './hare.ts';

export const gemini: OracleScene = {
  alt: 'Two hares, a brown and a white one, stand on their hind legs on a hilltop, paws against paws, the white one leaning back, in play or in talk, before a great pale moon; above them the constellation Gemini.',
  hour: 'haze',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 520, twinkling: false }),
    fullMoon(300, 470, 190, 'linen'),
    signConstellation('gemini'),
    hills(690, [20, 46, 20, 0, 10, 50, 30], 'far'),
    oracleHaze(56, 640, 130),
    oracleHaze(430, 650, 130),
    hills(770, [-30, 0, 16, 22, 16, 0, -30], 'near'),
    put(boxingHare('wood', 'woodDark', 'linen'), { x: 24, y: 52, size: 0.92 }),
    put(put(boxingHare('snow', 'stoneDark', 'light', true), { x: -150, y: -780 }), {
      x: 406,
      y: 764,
      size: 0.84,
      turn: 5,
      flip: true,
    }),
    grass([
      [70, 800],
      [236, 772],
      [364, 772],
      [532, 802],
      [300, 786],
    ]),
  ],
};
