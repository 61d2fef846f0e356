import { fill, line, put, flat, type Art } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { pillar } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { crescent, disc, halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { veil, reading, pomegranate } from './highPriestess/reading.ts';

export const theHighPriestess: Scene = {
  alt: 'A veiled priestess sits between a dark and a light pillar and reads in a red book, the moon on her brow and a great crescent below her knees; behind her hangs a curtain of pomegranates before the sea.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    water(632, 10, 24),
    moonlight,
    fill('wine', boxPath(118, 196, 364, 412)),
    line('M118 598H482', 8, 'trim'),
    times(5, (row) =>
      times(
        5,
        (i) => i * 76 + (row % 2) * 38 < 340 && pomegranate(148 + i * 76 + (row % 2) * 38, 240 + row * 84),
      ),
    ),
    pillar(104, 176, 812, 'ink', 'light'),
    pillar(496, 176, 812, 'light', 'ink'),
    crescent(108, 330, 19, 0, 'glow'),
    disc('metalDark', 496, 330, 18, 1.6),
    halo(300, 306, 146),
    put(veil, { x: 300, y: 316, size: 0.84 }),
    enthroned({
      look: { shape: 'long', skin: 'skinFair', hair: 'hairBlack', cut: 'bald', eyes: 'down', mood: 'calm' },
      wears: 'moonVeil',
      robe: 'water',
      panel: 'light',
      mantle: 'clothDark',
      collar: 'jewels',
      place: SEAT,
    }),
    put(reading, SEAT),
    put(fill('metal', 'M-140 -80C-112 64 112 64 140 -80C100 22 -100 22 -140 -80Z'), { x: 300, y: 836 }),
  ],
};

const SEAT = { x: 300, y: 640, size: 1.32 };

/** The moon's light on the sea, on both sides of the curtain. */
const moonlight: Art = [64, 158, 442, 536].map((x) =>
  times(6, (i) =>
    flat(
      'light',
      `M${x - 12 - i * 2} ${650 + i * 26}q${12 + i * 2} -6 ${24 + i * 4} 0q${-12 - i * 2} 6 ${-24 - i * 4} 0Z`,
      0.4,
    ),
  ),
);
