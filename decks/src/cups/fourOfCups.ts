import { type Art, eachOf, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { flatPalm } from '../figure/rimHand.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { leaf } from '../primitives/plants.ts';
import { cup } from '../suits/objects.ts';
import { oakOverhead } from './fourOfCups/oakOverhead.ts';
import { idler } from './fourOfCups/idler.ts';

export const fourOfCups: Scene = {
  alt: 'Somebody sits under an oak with legs and arms crossed and looks down and away; three cups stand in front in the grass, and a hand from a cloud holds out a fourth that shines, unseen.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    eveningBanks(610, ['glow', 'rose', 'rose', 'dusk', 'dusk', 'far'], 48),
    hill(640, 12, 'far', 0.6),
    hill(710, 8, 'mid', 2),
    hill(800, 5, 'near', 1),
    oakOverhead,
    standing(330, 822, 220),
    idler,
    offered,
    times(9, (i) => leaf(58 + i * 60, 878, -100 + (i % 3) * 22, 34, i % 2 ? 'leaf' : 'leafDark')),
    eachOf('136,814 300,818 474,814', (x, y) => [standing(x, y + 46, 34), cup(x, y, 0.46)]),
    firelight(136, 380, 190, 0.8),
  ],
};

const offered: Art = [
  rays(136, 384, 60, 150, 14, 0.8),
  cuffedArm({
    shoulder: [-60, 512],
    elbow: [-10, 500],
    cloth: 'linen',
    size: 1.3,
    at: { x: 140, y: 470, turn: -4, size: 1.24 },
    wrist: [-52, 16],
    hand: (place) => [cup(150, 382, 0.94), flatPalm('skinFair', place)],
  }),
  cloud(20, 468, 0.8, 'light'),
  cloud(30, 520, 0.9, 'light'),
];
