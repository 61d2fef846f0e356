import { vineThrone } from '../courts/vineThrone.ts';
import { bull } from '../creatures/livingCreatures.ts';
import { mirrored, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { pentacle } from '../suits/objects.ts';
import {
  bullEye,
  furShoulder,
  handOnBull,
  handOnCoin,
  mantleOverArm,
  seatBack,
} from './kingOfPentacles/regalia.ts';

const BULL = { x: 470, y: 880, size: 1.45, flip: true, turn: 6 };

export const kingOfPentacles: Scene = {
  alt: 'A king with bull’s horns on his crown, in ermine before a throne of vines with ripe grapes, looks down at the great coin under his hand; the other hand lies on the head of a bull, which lays its muzzle to the coin.',
  draw: (chance) => [
    sky(chance),
    rays(300, 330, 150, 520, 28),
    land('pentacles'),
    put(vineThrone, { x: -36, y: -44, size: 1.12 }),
    seatBack,
    enthroned({
      look: {
        shape: 'round',
        skin: 'skinDark',
        hair: 'hairBlack',
        cut: 'curls',
        beard: 'full',
        eyes: 'down',
        mood: 'proud',
        nose: 'broad',
        turn: -0.5,
      },
      wears: 'bullCrown',
      robe: 'wine',
      panel: 'straw',
      mantle: 'sage',
      collar: 'fur',
      bow: -2,
      headSize: 0.74,
      lap: pentacle(-46, 14, 1),
      place: { x: 304, y: 708, size: 1.5 },
    }),
    mantleOverArm,
    handOnCoin,
    bull(BULL),
    put(bullEye, BULL),
    handOnBull,
    put(mirrored(furShoulder, 0), { x: 304, y: 708, size: 1.5 }),
    firelight(235, 720, 260, 0.5),
  ],
};
