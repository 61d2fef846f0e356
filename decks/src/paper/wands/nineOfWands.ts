import { put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, sun } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { boar } from './boar.ts';

/** Strips of white cloth wound round a wand at (x, y), with a loose end. */
const bandage = (x: number, y: number): Art =>
  put(
    [
      keyed('light', 'M8 30L34 46L26 62L4 44Z', 4),
      [-22, 0, 22].map((dy) => keyed('light', `M-19 ${dy + 3}L19 ${dy - 15}V${dy + 9}L-19 ${dy + 27}Z`, 4)),
    ],
    { x, y },
  );

export const nineOfWands: Scene = {
  alt: 'A scarred boar with raised bristles holds its head low and its tusk ready before a fence of eight wands at dawn; the ninth lies before it like a bar, and two of the fence are wound with white bandages.',
  draw: () => [
    chatterSky('sky', 0, { marks: 'far' }),
    sun(190, 300, 96, 'glow', 28),
    field('far', '40,560 200,540 400,556 560,530', 'light'),
    times(8, (i) => stick([72 + i * 65, 690], [76 + i * 65 + (i % 2 ? 5 : -6), 130 + ((i * 53) % 90)], 20)),
    field('mid', '40,690 200,676 400,690 560,676'),
    [bandage(76, 420), bandage(204, 250)],
    boar,
    stick([76, 836], [540, 812], 28),
    [tuft(120, 872, 50, 'ink', 9), tuft(500, 872, 50)],
  ],
};
