import { each, fill, line, put, tube, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theHangedMan: Scene = {
  alt: 'A man hangs at ease by one foot from a living tree in leaf, one leg crossed behind the other, a light round his head.',
  draw: (chance) => [
    sky(chance, { stars: 90 }),
    rays(300, 640, 80, 300, 26, 0.6),
    hill(780, 10, 'far', 0.4),
    hill(820, 8, 'near', 2),
    fill('wood', 'M110 900C124 700 100 460 116 236L150 236C146 460 160 700 176 900Z'),
    fill('wood', 'M450 236L484 236C500 460 476 700 490 900L424 900C440 700 454 460 450 236Z'),
    fill('wood', 'M76 214C200 196 400 196 524 214L520 250C400 236 200 236 80 250Z'),
    line(
      'M130 880C140 700 122 480 132 256M466 256C478 480 462 700 460 880M100 230C220 216 380 216 500 230',
      1.6,
      'line',
      0.5,
    ),
    times(9, (i) => [
      leaf(96 + i * 50, 210, -120 + (i % 3) * 28, 46, i % 2 ? 'leaf' : 'leafDark'),
      leaf(110 + i * 46, 246, 70 + (i % 3) * 20, 32, i % 2 ? 'leafDark' : 'leaf'),
    ]),
    each(
      [
        [118, 420, 200],
        [158, 560, -20],
        [116, 660, 190],
        [452, 470, 200],
        [488, 600, -24],
        [448, 720, 200],
      ],
      (x, y, turn) => leaf(x, y, turn, 40),
    ),
    tube('linen', 'M292 236V318', 4),
    [312, 321].map((y) => tube('linen', `M278 ${y}Q292 ${y + 6} 306 ${y}`, 4)),
    disc('glow', 300, 646, 74, 2),
    disc('dusk', 300, 646, 64, 1.4),
    put(hanging, { x: 300, y: 306, turn: 180 }),
  ],
};

const hanging = person({
  x: 0,
  y: 0,
  size: 1.36,
  look: { skin: 'skinOlive', hair: 'hairFair', cut: 'curls', eyes: 'closed', mouth: 'smile' },
  dress: 'tunic',
  cloth: 'cloth',
  hose: 'wine',
  arms: [
    { elbow: [-84, -176], hand: [-30, -146], behind: true, handless: true },
    { elbow: [84, -176], hand: [30, -146], behind: true, handless: true },
  ],
  legs: [
    [
      [56, -54],
      [-26, -48],
    ],
    [
      [8, -60],
      [6, -6],
    ],
  ],
});
