import { eachOf, flat, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { face } from '../figure/face.ts';
import { bricks } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { sunDisc } from '../primitives/lights.ts';
import { leaf, sunflower } from '../primitives/plants.ts';
import { firelight } from '../primitives/firelight.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { ride } from './sun/ride.ts';

export const theSun: Scene = {
  alt: 'Under a great sun with a kind face a laughing child in red, crowned with flowers, sits on the bare back of a white horse, one leg hanging down, head and arm on its neck; sunflowers hang round it and grow before a brick wall.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    firelight(300, 246, 210, 0.9),
    eveningBanks(650, ['straw', 'rose', 'straw', 'rose'], 44),
    rays(300, 246, 160, 620, 36, 0.7),
    sunDisc(300, 246, 98, 24),
    put(face({ eyes: 'closed', mood: 'glad' }), { x: 300, y: 246, size: 1.3 }),
    hill(640, 12, 'far', 1),
    bricks(690, 860),
    flat('glow', 'M40 690H560V698H40Z', 0.5),
    put(ride, { x: 86, y: 82, size: 0.84 }),
    eachOf('470,850,-60 510,846,-120', (x, y, turn, i) => leaf(x, y, turn, 62, i % 2 ? 'leaf' : 'leafDark')),
    eachOf('500,760,1.2 536,850,1 440,846,0.9', (x, y, size) => sunflower(x, y, size)),
    firelight(300, 250, 360, 0.5),
  ],
};
