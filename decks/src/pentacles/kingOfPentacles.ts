import { vineThrone } from '../courts/vineThrone.ts';
import { mirrored, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { pentacle } from '../suits/objects.ts';
import { facingBull } from './kingOfPentacles/bull.ts';
import { armOnBull, armOnCoin, furShoulder, mantleOverArm, seatBack } from './kingOfPentacles/regalia.ts';

export const kingOfPentacles: Scene = {
  alt: 'A king with bull’s horns on his crown, in a red robe and a short cape of ermine before a throne of vines with ripe grapes, looks down at the great coin under his hand; the other hand lies on the brow of a white bull with a ring in its nose.',
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
      headSize: 0.86,
      lap: pentacle(-62, 20, 0.94),
      place: { x: 304, y: 708, size: 1.5 },
    }),
    mantleOverArm,
    armOnCoin,
    facingBull({ x: 414, y: 757, size: 0.89, turn: 2 }),
    armOnBull,
    put(mirrored(furShoulder, 0), { x: 304, y: 708, size: 1.5 }),
    firelight(235, 720, 260, 0.5),
  ],
};
