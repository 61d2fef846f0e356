import { eachOf, fill, line, put } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { drapedKnees } from '../figure/drapedKnees.ts';
import { enthroned } from '../figure/enthroned.ts';
import { pillar } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { crescent, disc, halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { veil, reading, pomegranate } from './highPriestess/reading.ts';

export const theHighPriestess: Scene = {
  alt: 'A veiled priestess sits between a dark and a light pillar and reads in a red book, the moon on her brow and a great crescent below her knees; behind her hangs a curtain of pomegranates.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    water(632, 10, 24),
    fill('wine', boxPath(110, 176, 380, 432)),
    line('M110 598H490', 8, 'trim'),
    eachOf(
      '156,232 444,232 196,204 404,204 156,316 444,316 152,400 448,400 150,484 450,484 186,444 414,444',
      (x, y) => pomegranate(x, y),
    ),
    pillar(92, 176, 812, 'ink', 'light'),
    pillar(508, 176, 812, 'light', 'ink'),
    crescent(96, 330, 19, 0, 'glow'),
    disc('metalDark', 508, 330, 18, 1.6),
    halo(300, 300, 116),
    put(veil, { x: 300, y: 306, size: 0.8 }),
    enthroned({
      look: { shape: 'long', skin: 'skinFair', hair: 'hairBlack', cut: 'bald', eyes: 'down', mood: 'calm' },
      wears: 'moonVeil',
      robe: 'cloth',
      panel: 'cloth',
      mantle: 'clothDark',
      collar: 'jewels',
      lap: drapedKnees({ skirt: 'cloth', left: [-104, 84], right: [56, 98] }),
      place: SEAT,
    }),
    put(reading, SEAT),
    put(fill('metal', 'M-140 -80C-112 64 112 64 140 -80C100 22 -100 22 -140 -80Z'), {
      x: 300,
      y: 838,
      size: 1.06,
    }),
  ],
};

const SEAT = { x: 300, y: 596, size: 1.18 };
