import { horse } from '../creatures/horse/horse.ts';
import { clipped, fill, line, mirrored, put, rays, type Art } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { gripFromBehind } from '../figure/grip.ts';
import { castle } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { car } from './chariot/car.ts';
import { charioteer } from './chariot/charioteer.ts';

/** In the horse's own units its neck and head alone are above the frame. */
const TEAM = { x: 312, y: 944, size: 1.56 };

export const theChariot: Scene = {
  alt: 'A crowned charioteer in armour, near and facing us, holds a star-tipped staff and the reins of two horses whose great heads, one dark and one light, pull apart before the chariot; a walled city lies behind.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    rays(300, 290, 150, 520, 30, 0.4),
    mirrored(castle(476, 560, 0.9)),
    hill(566, 6, 'far', 1),
    hill(660, 8, 'mid', 2),
    put(charioteer(), { x: -150, y: -230, size: 1.5 }),
    put(car(), { y: 66 }),
    clipped(
      boxPath(0, 0, 300, 900),
      put(horse({ gait: 'prance', coat: 'shade', shaded: 'ink', mane: 'hairBlack', smooth: true }), {
        ...TEAM,
        x: 600 - TEAM.x,
        flip: true,
      }),
    ),
    clipped(
      boxPath(300, 0, 300, 900),
      put(horse({ gait: 'prance', coat: 'light', shaded: 'linen', mane: 'hairFair', smooth: true }), TEAM),
    ),
    shaft,
    gripFromBehind('skinOlive', { x: 236, y: 596, size: 1.4, turn: 24 }, reins),
  ],
};

const rein = (d: string): Art => [line(d, 6, 'redDark'), line(d, 1.8, 'trim', 0.8)];

/** From the bits through the hand at 0,0, and the loose ends below it. */
const reins: Art = [
  rein('M8 -4C14 40 -8 96 -6 130'),
  rein('M-4 -4C-12 60 -80 172 -129 208'),
  rein('M8 -8C60 60 176 182 266 208'),
];

/** Between the two, with a knob at its end. */
const shaft: Art = [
  fill('metalDark', 'M286 770H314L322 900H278Z', { width: 2 }),
  disc('metal', 300, 776, 24),
  disc('red', 300, 776, 11, 1.6),
];
