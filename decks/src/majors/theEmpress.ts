import { type Art, eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { hill } from '../primitives/land.ts';
import { halo } from '../primitives/lights.ts';
import { tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { arms, sceptreInHand } from './empress/arms.ts';
import { heart, standingWheat } from './empress/regalia.ts';

export const theEmpress: Scene = {
  alt: 'A woman crowned with stars, near, sits among fruit trees and holds a sheaf of ripe wheat in one arm and a sceptre in the other hand; on her breast hangs a heart with the sign of Venus, and wheat stands before her.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 300, 180, 500, 26),
    hill(560, 16, 'far', 0.6),
    eachOf('84,640,1.2 170,600,0.8 520,640,1.2 440,600,0.8', (x, y, size) => tree(x, y, size, 'glow')),
    hill(676, 12, 'mid', 2.2),
    halo(300, 300, 170, 'rose'),
    woman(),
    put(sceptreInHand, SEAT),
    standingWheat,
  ],
};

const SEAT = { x: 310, y: 852, size: 2.06 };

const woman = (): Art =>
  enthroned({
    look: {
      shape: 'round',
      skin: 'skinBrown',
      hair: 'hairAuburn',
      cut: 'waves',
      eyes: 'open',
      mood: 'tender',
      turn: -0.6,
      gaze: [-0.8, 0.7],
    },
    wears: 'starCrown',
    robe: 'linen',
    panel: 'rose',
    mantle: 'sage',
    collar: 'jewels',
    headSize: 0.74,
    bow: -7,
    lap: [put(heart, { x: 4, y: -98, size: 0.46 }), arms],
    place: SEAT,
  });
