import { eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { hill, peaks } from '../primitives/land.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { fringe, lion } from './strength/lion.ts';
import { armsRound, cape, woman } from './strength/woman.ts';

export const strength: Scene = {
  alt: 'A woman in white, roses in her hair and the sign of infinity above her, leans over the great head of a lion that faces us with closed eyes; her hands lie on the flowing mane at both sides of its face.',
  draw: (chance) => [
    sky(chance),
    eveningBanks(640, ['glow', 'straw', 'rose', 'rose', 'dusk', 'dusk'], 56),
    rays(300, 300, 130, 300, 30, 0.4),
    peaks(640, [
      [96, 90, 150],
      [500, 100, 210],
    ]),
    hill(690, 14, 'mid', 0.5),
    put(HEADWEAR.infinity, { x: 300, y: 292, size: 1.15 }),
    put(woman, { y: -30 }),
    put([lion, fringe], LION),
    armsRound,
    put(cape, { y: -30 }),
    eachOf('66,862,-110 92,864,-70 512,864,-104 536,864,-66', (x, y, turn, i) =>
      leaf(x, y, turn, 44, i % 2 ? 'leaf' : 'leafDark'),
    ),
    eachOf('78,852 526,850', (x, y) => flower(x, y, 22, 5)),
  ],
};

const LION = { x: 300, y: 716, size: 1.06, turn: -4 };
