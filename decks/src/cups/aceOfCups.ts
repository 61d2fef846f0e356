import { dove } from '../creatures/beasts.ts';
import { type Art, fill, line, mirrored, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { disc } from '../primitives/lights.ts';
import { ace } from '../suits/ace.ts';
import { cup } from '../suits/objects.ts';

export const aceOfCups: Scene = {
  alt: 'A golden cup overflows in five streams into the sea; a dove comes down to it, and water lilies open at its foot.',
  draw: (chance) => [
    ace(chance, 'cups'),
    [-2, -1, 0, 1, 2].map((i) => {
      const d = `M${300 + i * 40} 300Q${300 + i * 112} 330 ${300 + i * 92} ${702 - Math.abs(i) * 12}`;
      return [line(d, 13, 'line', 0.8), line(d, 10, 'waterLight'), line(d, 2, 'light', 0.7)];
    }),
    cup(300, 416, 1.6),
    dove({ x: 300, y: 226, size: 1.05, turn: 180 }),
    disc('light', 300, 296, 15, 1.6),
    line('M300 284V308M288 296H312', 2, 'metalDark'),
    mirrored([put(lotus, { x: 126, y: 800, size: 1 }), put(lotus, { x: 212, y: 846, size: 0.7 })]),
    put(lotus, { x: 300, y: 800, size: 1.2 }),
  ],
};

/** A water lily on its leaf. */
const lotus: Art = [
  fill('leaf', 'M-60 8C-60 -8 60 -8 60 8C60 24 -60 24 -60 8Z', { width: 1.8 }),
  [-60, -30, 60, 30, 0].map((turn, i) =>
    put(fill(i % 2 ? 'light' : 'rose', 'M0 6C-16 -14 -12 -38 0 -50C12 -38 16 -14 0 6Z', { width: 1.6 }), {
      turn,
    }),
  ),
];
