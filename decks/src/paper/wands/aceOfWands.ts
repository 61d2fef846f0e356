import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field, mountains } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { wand } from '../objects.ts';

/** The leaves that have just sprung from its top, each by its place, its turn and its length. */
const CROWN = [
  [276, 204, -158, 92],
  [286, 190, -124, 108],
  [300, 186, -90, 96],
  [314, 190, -56, 108],
  [324, 204, -22, 92],
] as const;

export const aceOfWands: Scene = {
  alt: 'A great cut branch stands upright in a cleft of a hill before the great disc of the sun and puts out a crown of fresh leaves; mountains lie behind.',
  draw: () => [
    chatterSky('sky', outward(300, 330), { marks: 'far' }),
    beams(300, 330, 210, 520, 30, 'far', 18),
    sun(300, 330, 168, 'glow', 28),
    mountains(770, '110,190,270 480,210,300'),
    field('near', '40,690 160,672 240,646 300,636 360,646 440,668 560,650', 'mid'),
    cut('ink', outline('170,722! 240,706 300,700 360,706 430,722! 360,738 300,742 240,738'), 5),
    wand(300, 536, 3.6),
    // The near edge of the cleft holds it.
    cut('near', outline('150,740! 220,728 280,716 320,716 380,728 450,740! 440,790 160,790'), 0),
    [gouge('196,734 256,724 286,716', 6), gouge('318,716 350,724 410,734', 6)],
    CROWN.map(([x, y, turn, length]) => leaf(x, y, turn, length * 1.12)),
    [tuft(150, 744, 60, 'ink', 9), tuft(458, 736, 66, 'ink', 9), tuft(500, 740, 40)],
    field('ink', '40,790 200,768 300,760 420,770 560,760', 'near'),
  ],
};
