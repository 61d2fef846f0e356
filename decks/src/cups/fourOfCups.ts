import { type Art, eachOf, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { flatPalm } from '../figure/rimHand.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { leaf } from '../primitives/plants.ts';
import { cup } from '../suits/objects.ts';
import { oakOverhead } from './fourOfCups/oakOverhead.ts';
import { idler } from './fourOfCups/idler.ts';

export const fourOfCups: Scene = {
  alt: 'Somebody sits against an oak, a knee drawn up and an arm hanging over it, hat pushed back, and looks down past three cups in the grass; a hand from a cloud holds out a fourth on its palm, unseen.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    eveningBanks(610, ['glow', 'rose', 'rose', 'dusk', 'dusk', 'far'], 48),
    hill(640, 12, 'far', 0.6),
    hill(710, 8, 'mid', 2),
    hill(800, 5, 'near', 1),
    oakOverhead,
    standing(330, 856, 230),
    idler,
    offered,
    eachOf('84,760 166,772 114,806', (x, y) => [standing(x, y + 62, 42), cup(x, y, 0.66)]),
    times(9, (i) => leaf(58 + i * 60, 874, -100 + (i % 3) * 22, 28, i % 2 ? 'leaf' : 'leafDark')),
  ],
};

const offered: Art = [
  rays(216, 336, 60, 130, 14, 0.8),
  cuffedArm({
    shoulder: [-20, 430],
    elbow: [40, 420],
    cloth: 'linen',
    size: 1.3,
    at: { x: 204, y: 408, turn: -2, size: 1.24 },
    wrist: [-52, 16],
    hand: (place) => [cup(222, 316, 1), flatPalm('skinFair', place)],
  }),
  cloud(56, 396, 0.8, 'light'),
  cloud(44, 444, 1, 'light'),
];
