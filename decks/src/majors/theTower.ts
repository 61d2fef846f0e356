import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { water } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { man, woman } from './tower/falling.ts';
import { bolt, breach, crown, falling, flames, masonry, spark, stormCloud, stump } from './tower/tower.ts';

export const theTower: Scene = {
  alt: 'Lightning strikes a pale tower by the sea: the upper half, with its battlements, tips over in the flames, its golden crown flies off, a crack runs down the lower half, and a woman and a man fall head first, mouths open.',
  draw: (chance) => [
    sky(chance, { stars: 16 }),
    stormCloud,
    eveningBanks(760, ['red', 'wine', 'wineDark', 'shade'], 46),
    firelight(270, 600, 380),
    water(820, 6, 40),
    breach,
    falling,
    crown,
    flames,
    bolt,
    stump,
    masonry,
    woman,
    man,
    times(9, (i) => spark(74 + ((i * 97) % 456), 420 + ((i * 71) % 190), 12 + (i % 4) * 5)),
    firelight(270, 620, 280, 0.6),
  ],
};
