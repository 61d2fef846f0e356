import { eachRow, fill, line, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { person } from '../figure/person.ts';
import { peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const sevenOfWands: Scene = {
  alt: 'Somebody stands firm on a high rock with a staff held across, while six staffs press up from below.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 380, 90, 400, 28, 0.45),
    peaks(700, [
      [90, 80, 140],
      [510, 80, 160],
    ]),
    fill('stone', 'M40 900V850L120 800L176 720L226 680L382 676L430 730L486 796L560 840V900Z'),
    line('M226 680L250 740L230 800M382 676L352 740L380 800M176 720L190 780', 1.6, 'line', 0.5),
    person({
      x: 300,
      y: 680,
      size: 1.3,
      look: {
        shape: 'square',
        skin: 'skinFair',
        hair: 'hairAuburn',
        cut: 'curls',
        beard: 'short',
        eyes: 'open',
        brow: 'stern',
        mouth: 'firm',
        turn: 0.3,
      },
      dress: 'tunic',
      cloth: 'sage',
      hose: 'straw',
      arms: [
        { elbow: [-80, -170], hand: [-70, -146], handless: true },
        { elbow: [70, -216], hand: [66, -214], handless: true },
      ],
      legs: [
        [
          [-34, -64],
          [-40, -6],
        ],
        [
          [32, -66],
          [40, -6],
        ],
      ],
    }),
    wand(302, 444, 1.6, 62),
    fist('skinFair', { x: 206, y: 492, turn: 60 }),
    fist('skinFair', { x: 392, y: 398, turn: 60 }),
    eachRow(
      [
        [88, 730, 12],
        [158, 790, 6],
        [232, 826, 4],
        [366, 824, -4],
        [440, 790, -7],
        [512, 730, -13],
      ],
      (x, y, turn) => wand(x, y, 1.3, turn),
    ),
  ],
};
