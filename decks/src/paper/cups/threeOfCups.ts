import { flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { around, lens } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { otterWithCup } from './otter.ts';

const lily = (x: number, y: number, r: number, turn: number): Art =>
  put(
    [
      cut('mid', `M0 0L${r * 0.956} ${-r * 0.292}A${r} ${r} 0 1 0 ${r * 0.956} ${r * 0.292}Z`, 5),
      times(9, (i) =>
        flat('near', lens(polar(0, 0, r * 0.2, 40 + i * 35), polar(0, 0, r * 0.9, 40 + i * 35), 6)),
      ),
    ],
    { x, y, turn },
  );

export const threeOfCups: Scene = {
  alt: 'Three red otters float on their backs, their heads together round a wreath of leaves and yellow fruit, and each holds a cup on its breast; lily pads lie between them.',
  draw: () => [
    chatterSky('far', around(300, 450), { marks: 'light', foot: 880, gap: 34 }),
    flat('sky', circlePath(300, 450, 104)),
    [118, 220, 330].map((r) => line(circlePath(300, 450, r), 7, 'light')),
    toPoints('118,640 484,650 300,152').map(([x, y], i) => lily(x, y, 84 - i * 16, i * 100)),
    times(12, (i) => leaf(...polar(300, 450, 56, i * 30), i * 30 + 62, 50, i % 2 ? 'near' : 'mid')),
    times(6, (i) => keyed('glow', circlePath(...polar(300, 450, 56, i * 60), 12), 4)),
    [0, 146, -146].map((turn) => {
      const [x, y] = polar(300, 450, 237, 90 + turn);
      return put(otterWithCup, { x, y, turn, size: 0.8 });
    }),
  ],
};
