import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { sprig } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { crowingCock } from './crowingCock.ts';

const FEET = toPoints('170,900 190,900 220,900 400,900 430,900 460,900');
const TIPS = toPoints('70,420 74,270 110,150 488,330 524,446 540,590');

export const sixOfWands: Scene = {
  alt: 'A cock with a wreath of laurel on its breast throws up its head and crows before the great disc of the rising sun, and six wands rise behind it like rays.',
  draw: () => [
    chatterSky('sky', outward(300, 430), { marks: 'far', gap: 84, foot: 360 }),
    cut('glow', circlePath(300, 400, 244), 7),
    TIPS.map((tip, i) => stick(FEET[i] ?? tip, tip, 22)),
    crowingCock,
    sprig(toPoints('130,640 180,730 300,776'), 4, 84),
    sprig(toPoints('476,640 420,730 300,776'), 4, 84),
  ],
};
