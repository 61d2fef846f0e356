import { type Art, eachOf, fill, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { enthroned } from '../figure/enthroned.ts';
import { hill } from '../primitives/land.ts';
import { halo } from '../primitives/lights.ts';
import { tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { heart, sceptre, sheaf, standingWheat } from './empress/regalia.ts';

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
    standingWheat,
  ],
};

const woman = (): Art =>
  enthroned({
    look: {
      shape: 'round',
      skin: 'skinBrown',
      hair: 'hairAuburn',
      cut: 'long',
      eyes: 'open',
      mood: 'tender',
      turn: -0.5,
    },
    wears: 'starCrown',
    robe: 'linen',
    panel: 'rose',
    mantle: 'sage',
    collar: 'jewels',
    headSize: 0.74,
    bow: -5,
    lap: [
      put(heart, { y: -92, size: 0.62 }),
      fill('rose', 'M-56 4Q0 24 56 4C120 30 170 80 190 220H-190C-170 80 -120 30 -56 4Z'),
      graven('-30,30 -90,70 -120,150', 5),
      graven('30,30 90,70 120,150', 5),
      graven('0,30 4,90 0,150', 5),
    ],
    left: { joints: '-50,-158 -132,-60 -52,-20', holds: sheaf, turn: -20 },
    right: { joints: '50,-158 84,-32 120,-106', holds: sceptre, turn: 4 },
    place: { x: 300, y: 746, size: 1.74 },
  });
