import { line, put } from '../../drawing/art.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { hareHead } from './hare.ts';

export const gemini: OracleScene = {
  alt: 'Two hares with their heads together, a brown one that listens and a white one that whispers to it with one ear laid back, before a great pale moon; above them the constellation Gemini.',
  hour: 'haze',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(336, 434, 176, 'linen', 'shaded'),
    signConstellation('gemini'),
    hills(700, [20, 46, 20, 0, 10, 50, 30], 'far'),
    oracleHaze(430, 660, 130),
    put(hareHead('wood', 'woodDark', 'linen', 'high'), { x: 176, y: 482, size: 0.94, turn: 4 }),
    put(hareHead('snow', 'stoneDark', 'light', 'low'), { x: 424, y: 676, size: 0.74, turn: 24, flip: true }),
    line('M332 640Q300 618 268 620M330 650Q296 640 260 648M334 662Q302 666 274 682', 2.2, 'line', 0.8),
  ],
};
