import { eachOf, fill, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { enthroned } from '../figure/enthroned.ts';
import { lapCloak } from '../figure/lap.ts';
import { restingHand } from '../figure/restingHand.ts';
import { hill } from '../primitives/land.ts';
import { halo } from '../primitives/lights.ts';
import { flower, tree, wheat } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { sceptre, shield } from './empress/regalia.ts';

export const theEmpress: Scene = {
  alt: 'A woman crowned with stars sits on a red seat among trees and ripe wheat, a sceptre in one hand, the other on a heart-shaped shield with the sign of Venus beside her.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 346, 180, 500, 26),
    hill(600, 16, 'far', 0.6),
    eachOf('96,640,1 182,616,0.8 504,640,1 424,616,0.8', (x, y, size) => tree(x, y, size, 'glow')),
    hill(676, 12, 'mid', 2.2),
    halo(300, 346, 168, 'rose'),
    fill('wine', 'M70 620C50 360 550 360 530 620L544 900H56Z'),
    graven('110,560 100,720 92,880', 5),
    graven('490,560 500,720 508,880', 5),
    enthroned({
      look: {
        shape: 'round',
        skin: 'skinBrown',
        hair: 'hairAuburn',
        cut: 'long',
        eyes: 'open',
        mood: 'tender',
      },
      wears: 'starCrown',
      robe: 'linen',
      panel: 'linen',
      mantle: 'sage',
      collar: 'jewels',
      knees: 0.24,
      headSize: 0.76,
      lap: [lapCloak('rose'), put(shield, { x: -112, y: 78, turn: -8, size: 1.1 })],
      left: { joints: '-50,-158 -128,-70 -112,14', hand: 'hidden' },
      right: { joints: '50,-158 112,-76 128,-138', holds: sceptre, turn: 0 },
      place: { x: 300, y: 690, size: 1.4 },
    }),
    restingHand('skinBrown', { x: 140, y: 722, turn: 84, size: 1.2 }),
    times(7, (i) => wheat(262 + i * 46, 900, 24 + i * 6 + ((i * 37) % 30), (i - 3) * 3)),
    [92, 506].map((x) => flower(x, 852, 24, 6, 'rose', 'red')),
  ],
};
