import { eachOf, fill, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { enthroned } from '../figure/enthroned.ts';
import { drapedKnees } from '../figure/drapedKnees.ts';
import { restingHand } from '../figure/restingHand.ts';
import { hill } from '../primitives/land.ts';
import { halo } from '../primitives/lights.ts';
import { tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { ripeWheat, sceptre, shield } from './empress/regalia.ts';

const SEAT = { x: 296, y: 662, size: 1.36 };

export const theEmpress: Scene = {
  alt: 'A woman crowned with stars sits on a red seat before fruit trees, a sceptre in one hand, the other on a heart-shaped shield with the sign of Venus; ripe wheat rises before her knees.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 316, 180, 500, 26),
    hill(600, 16, 'far', 0.6),
    eachOf('96,640,1 182,616,0.8 504,640,1 424,616,0.8', (x, y, size) => tree(x, y, size, 'glow')),
    hill(676, 12, 'mid', 2.2),
    halo(296, 328, 164, 'rose'),
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
      panel: 'rose',
      mantle: 'sage',
      collar: 'jewels',
      headSize: 0.76,
      bow: 2,
      lap: [
        drapedKnees({ skirt: 'rose', left: [-52, 96], right: [106, 78] }),
        put(shield, { x: -120, y: 70, turn: -8, size: 1.06 }),
      ],
      left: { joints: '-50,-158 -124,-84 -138,2', hand: 'hidden' },
      right: { joints: '50,-158 96,-56 146,-112', holds: sceptre, turn: 4 },
      place: SEAT,
    }),
    put(restingHand('skinBrown', { x: -139, y: 4, turn: 94, size: 0.96 }), SEAT),
    ripeWheat,
  ],
};
