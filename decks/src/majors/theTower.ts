import { eachOf } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { fullCloud, water } from '../primitives/land.ts';
import { litBank } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';

import { falling } from './tower/falling.ts';
import { bolt, crag, masonry, spark, tornTop, tower } from './tower/tower.ts';

export const theTower: Scene = {
  alt: 'Lightning splits a tall pale tower on a crag above the sea; its battlements and golden crown are thrown off, fire bursts from the top and the windows, and a woman and a man fall head first in streaming cloaks.',
  draw: (chance) => [
    sky(chance, { stars: 16 }),
    litBank(600, 'gloom', [300, 330], 0.6),
    eachOf('96,250,1.2 478,190,1.3 330,150,1', (x, y, size) => fullCloud(x, y, size, 'shade')),
    firelight(300, 360, 320),
    water(720, 6, 40),
    tower,
    crag,
    bolt,
    tornTop,
    masonry,
    times(12, (i) => spark(74 + ((i * 97) % 456), 380 + ((i * 71) % 360), 12 + (i % 4) * 5)),
    falling('woman', { x: 122, y: 560, turn: 170, size: 0.72 }),
    falling('man', { x: 470, y: 610, turn: -146, size: 0.78 }),
    firelight(300, 390, 300, 0.5),
  ],
};
