import { put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, sun } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { boar } from './boar.ts';

/** Three slanted turns of white cloth round a wand at (x, y), whose short end hangs from the lowest. */
const bandage = (x: number, y: number, size = 1, turn = 0): Art =>
  put(
    [
      keyed('light', 'M2 22C12 30 16 40 14 56L4 50L-4 58C-4 44 -6 34 -10 28Z', 4),
      [24, 2, -20].map((dy) =>
        keyed(
          'light',
          `M-15 ${dy + 5}L15 ${dy - 11}Q19 ${dy} 15 ${dy + 9}L-15 ${dy + 23}Q-19 ${dy + 14} -15 ${dy + 5}Z`,
          4,
        ),
      ),
    ],
    { x, y, size, turn },
  );

export const nineOfWands: Scene = {
  alt: 'A scarred boar with raised bristles holds its head low and its tusk ready before a fence of eight wands at dawn; the ninth stands before its snout like a post, wound with a white bandage, as are its ear and a wand of the fence.',
  draw: () => [
    chatterSky('sky', 0, { marks: 'far' }),
    sun(190, 300, 96, 'glow', 28),
    field('far', '40,560 200,540 400,556 560,530', 'light'),
    times(8, (i) => stick([142 + i * 55, 690], [144 + i * 55 + (i % 2 ? 5 : -6), 130 + ((i * 53) % 90)], 18)),
    field('mid', '40,690 200,676 400,690 560,676'),
    bandage(252, 260),
    put(boar, { x: 44, y: 0 }),
    stick([92, 852], [76, 236], 30),
    bandage(82, 470, 1.36, -2),
    [tuft(92, 876, 60, 'ink', 9), tuft(250, 876, 44), tuft(500, 872, 50)],
  ],
};
