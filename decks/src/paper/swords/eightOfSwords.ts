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
    flat('mid', 'M430 40H560V150L440 740H130Z'),
    rain(50, 600, 112, 'far', 78),
    mountains(640, '80,150,150 520,160,180', 'near', 'mid'),
    torn('far', '40,630 200,618 400,626 560,612'),
    field('ink', '40,800 200,792 400,796 560,788', 'mid', 4, 70),
    dome('212,298 388,298 268,286 332,286', 128),
    keyed('mid', FLOOR, 5),
    flat('far', 'M190 728C150 700 240 680 330 676C430 676 490 700 440 728C380 744 260 744 190 728Z'),
    toPoints('212,474 268,462 332,462 388,474').map(([x, y]) => slenderSword(x, y, 1.56, 180)),
    put(blindfoldedCanary, { x: 58, y: -14 }),
    dome('92,286 166,306 434,306 508,286', 120),
    toPoints('92,488 166,508 434,508 508,488').map(([x, y]) => slenderSword(x, y, 1.76, 180)),
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
