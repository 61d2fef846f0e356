import { flat, put, type Art } from '../../drawing/art.ts';
import { times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, keyed, torn } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field, mountains } from '../nature/land.ts';
import { plainSky, rain } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { blindfoldedCanary } from './blindfoldedCanary.ts';

const FLOOR = 'M58 706C58 664 542 664 542 706C542 748 58 748 58 706Z';
const DRUM = 'M58 706C58 748 542 748 542 706V768C542 812 58 812 58 768Z';

/** The wires from the hilts to the ring at the top. */
const dome = (hilts: string, y: number): Art =>
  toPoints(hilts).map(([x, foot]) =>
    cutStroke(
      'glow',
      [
        [x, foot],
        [x + (300 - x) * 0.12, foot - 70],
        [x + (300 - x) * 0.5, y + 44],
        [300, y],
      ],
      [8, 8, 8, 8],
      [17, 17, 17, 17],
    ),
  );

export const eightOfSwords: Scene = {
  alt: 'A yellow bird cowers with a red cloth tied over its eyes in a cage whose bars are eight swords, their points set in its ring; before it the bars leave a wide gap, through which a beam of light falls, and rain.',
  draw: () => [
    plainSky('near'),
    // Light breaks in, and rain with it.
    rain(50, 600, 112, 'far', 78),
    mountains(640, '80,150,150 520,160,180', 'near', 'mid'),
    torn('mid', '40,630 200,618 400,626 560,612'),
    flat('far', 'M440 40H560V120L400 720H166Z'),
    field('ink', '40,800 200,792 400,796 560,788', 'mid', 4, 70),
    dome('212,298 388,298 268,286 332,286', 128),
    keyed('mid', FLOOR, 5),
    flat('light', 'M160 736L204 677L396 677L440 736C370 746 240 746 160 736Z'),
    toPoints('212,474 268,462 332,462 388,474').map(([x, y]) => slenderSword(x, y, 1.56, 180)),
    put(blindfoldedCanary, { x: 6, y: -20, size: 1.04 }),
    dome('86,286 146,306 460,306 514,286', 120),
    toPoints('86,488 146,508 460,508 514,488').map(([x, y]) => slenderSword(x, y, 1.76, 180)),
    // The points are set in the ring.
    cut('near', DRUM, 6),
    flat(
      'light',
      times(13, (i) => {
        const x = 84 + i * 36;
        const y = 752 + 24 * Math.sqrt(1 - ((x - 300) / 250) ** 2);
        return lens([x, y - 14], [x, y + 16], 9);
      }).join(''),
    ),
  ],
};
