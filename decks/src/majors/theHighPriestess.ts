import { eachOf, fill, line } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { pillar } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { openBook, pomegranate } from './highPriestess/book.ts';
import { curtainFolds, darkPillar, vine } from './highPriestess/temple.ts';
import { reader, readingArm, worn } from './highPriestess/reader.ts';

export const theHighPriestess: Scene = {
  alt: 'A priestess in a white veil with a crescent on her crown, seen from the side, lowers her eyes to an open book with the phases of the moon a hand on its page; a dark and a light pillar flank a red curtain with a twig of pomegranates.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    fill('wine', boxPath(110, 196, 398, 700)),
    curtainFolds,
    line('M110 206H508', 8, 'trim'),
    vine,
    eachOf('456,256 436,308 428,362 438,416 458,468 464,526 446,586', (x, y) => pomegranate(x, y)),
    darkPillar,
    pillar(522, 196, 960, 'light', 'ink'),
    disc('metal', 522, 302, 19, 1.8),
    reader,
    openBook,
    readingArm,
    worn,
    firelight(292, 446, 110, 0.6),
    firelight(430, 720, 200, 0.5),
  ],
};
