import { type Art, eachOf, fill, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { swellPath } from '../drawing/swell.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { flatPalm } from '../figure/rimHand.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { cup } from '../suits/objects.ts';
import { oakOverhead } from './fourOfCups/oakOverhead.ts';
import { idler } from './fourOfCups/idler.ts';

export const fourOfCups: Scene = {
  alt: 'Somebody sits under an oak with crossed legs and folded arms, and looks down and away; three cups stand near in the grass, and a hand from a cloud holds out a fourth, whose light falls on the sitter, unseen.',
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
    eachOf('98,752,0.54 168,786,0.74 490,780,0.72', (x, y, size) => [
      standing(x, y + 96 * size, 74 * size),
      cup(x, y, size),
    ]),
    eachOf('70,818,0.8 130,880,1.1 222,876,1 318,872,0.9 430,872,1 524,876,1.1', (x, y, size) =>
      put(tuft, { x, y, size }),
    ),
    firelight(150, 400, 270),
  ],
};

const offered: Art = [
  rays(148, 372, 70, 190, 20, 0.9),
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

const tuft: Art = ['-8,6 -14,-14 -24,-26', '-2,6 -4,-18 -8,-38', '4,6 6,-16 14,-32', '8,6 16,-8 28,-16'].map(
  (points) => fill('leaf', swellPath(points, [8, 7, 1.5]), { width: 1.2 }),
);
