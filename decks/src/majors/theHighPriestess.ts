import { eachOf, fill, line, put } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { pillar } from '../primitives/buildings.ts';
import { crescent, disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { openBook, pomegranate } from './highPriestess/book.ts';
import { reader, sleeve, worn } from './highPriestess/reader.ts';

export const theHighPriestess: Scene = {
  alt: 'A priestess in a white veil, seen from the side, a great crescent arched over her head, lowers her eyes to an open book with the phases of the moon, her hands hidden in her sleeves; a dark and a light pillar flank a curtain of pomegranates.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    fill('wine', boxPath(110, 196, 398, 700)),
    line('M110 206H508', 8, 'trim'),
    eachOf(
      '146,262 214,226 392,236 456,282 410,330 458,382 412,436 458,486 456,584 404,616 458,676 404,706',
      (x, y) => pomegranate(x, y),
    ),
    pillar(104, 196, 900, 'ink', 'light'),
    pillar(522, 196, 900, 'light', 'ink'),
    crescent(104, 290, 17, 0, 'glow'),
    disc('metalDark', 522, 330, 16, 1.6),
    crescent(320, 384, 186, 46, 'glow', 3),
    put(reader, { x: 24 }),
    openBook,
    put(sleeve, { x: 24 }),
    put(worn, { x: 24 }),
  ],
};
