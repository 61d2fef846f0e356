import type { Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, torn } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { carryingAnt } from './carryingAnt.ts';

/** The middle of the load, and how far it rises to the right, in degrees. */
const [X, Y, SLOPE] = [286, 446, -10];

/** The wands side by side, drawn together by the ropes and spreading to their ends. */
const load: Art = times(10, (i) => {
  const across = i - 4.5;
  const [mx, my] = polar(X, Y, across * 19, SLOPE + 90);
  const end = (length: number, spread: number) => {
    const [x, y] = polar(mx, my, length, SLOPE);
    return polar(x, y, across * spread, SLOPE + 90);
  };
  const [long, short] = [216 + ((i * 37) % 30), 208 + ((i * 53) % 26)];
  return i % 2 ? stick(end(long, 4), end(-short, 4), 21) : stick(end(-short, 4), end(long, 4), 21);
});

const rope = (along: number): Art => {
  const at = (across: number, bulge: number) => {
    const [x, y] = polar(X, Y, along + bulge, SLOPE);
    return polar(x, y, across, SLOPE + 90);
  };
  return cutStroke(
    'accent',
    [at(-106, 0), at(-50, 9), at(0, 12), at(50, 9), at(106, 0)],
    [15, 17, 18, 17, 15],
    [26, 28, 29, 28, 26],
  );
};

export const tenOfWands: Scene = {
  alt: 'An ant climbs a slope on bent legs under a load far larger than itself, ten leafy wands roped together on its back; behind it the great sun goes down, and the slope goes on.',
  draw: () => [
    plainSky('far'),
    cut('glow', circlePath(300, 400, 236), 8),
    torn('mid', '40,560 140,540 260,590 400,600 560,560'),
    field('near', '40,800 160,800 300,776 420,740 560,716', 'mid', -10, 60),
    load,
    [-112, 104].map(rope),
    carryingAnt,
    [tuft(76, 870, 64, 'ink', 9), tuft(520, 868, 56, 'ink', 7)],
  ],
};
