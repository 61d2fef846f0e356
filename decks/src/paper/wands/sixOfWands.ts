import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { sprig, tuft } from '../nature/plants.ts';
import { chatterSky, sun } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { cock } from './cock.ts';

const FEET = toPoints('150,780 204,780 256,780 316,780 424,780 470,780');
const TIPS = toPoints('70,206 140,156 214,140 292,150 522,160 546,350');

export const sixOfWands: Scene = {
  alt: 'A cock with a wreath of laurel round its neck crows on a hilltop before the great disc of the rising sun, and six wands rise behind it like rays.',
  draw: () => [
    chatterSky('sky', outward(372, 430), { marks: 'far' }),
    sun(372, 430, 186, 'glow', 32),
    TIPS.map((tip, i) => stick(FEET[i] ?? tip, tip, 19)),
    field('near', '40,800 160,750 300,728 440,750 560,800', 'mid'),
    [tuft(120, 800, 50), tuft(480, 800, 56)],
    cock,
    sprig(toPoints('340,388 366,428 404,446'), 5, 46),
    sprig(toPoints('462,400 440,434 404,446'), 5, 46),
  ],
};
