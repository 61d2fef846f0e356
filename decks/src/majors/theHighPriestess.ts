import { eachOf, fill, line } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { pillar } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { crescent, disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { openBook, pomegranate } from './highPriestess/book.ts';
import { reader, readingArm, worn } from './highPriestess/reader.ts';

export const theHighPriestess: Scene = {
  alt: 'A priestess in a white veil with a crescent on her crown, seen from the side, lowers her eyes to an open book with the phases of the moon and lays a hand on its page; a dark and a light pillar flank a curtain of pomegranates.',
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
    reader,
    openBook,
    readingArm,
    worn,
    firelight(292, 446, 110, 0.6),
    firelight(430, 720, 200, 0.5),
  ],
};
