import { eachOf, line } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { litBank } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';
import { mourner, propped } from './fiveOfCups/mourner.ts';
import { bridge, glitter, parapet, pool } from './fiveOfCups/riverside.ts';

export const fiveOfCups: Scene = {
  alt: 'A mourner in a dark hood, near, her eyes closed before a pale moon, leans her brow on her hand and weeps; three cups lie spilled before her on a wall, two still stand behind her arm, and a bridge leads through the rain to a castle.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('light', 224, 352, 104),
    cloud(150, 252, 1.1, 'shade'),
    cloud(454, 206, 1, 'shade'),
    litBank(480, 'shade', [224, 352], 1),
    times(34, () => {
      const [x, y, long] = [56 + chance() * 500, 250 + chance() * 340, 22 + chance() * 26];
      return line(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.25).toFixed(0)} ${long.toFixed(0)}`,
        1.6,
        'steelDark',
        0.75,
      );
    }),
    hill(572, 14, 'far', 0.5),
    castle(140, 594, 0.66),
    lake(594, 760),
    glitter,
    bridge,
    hill(736, 6, 'mid', 1.2),
    mourner,
    parapet,
    pool,
    eachOf('116,756,104 196,836,-72 104,836,82', (x, y, turn) => [
      standing(x + 4, y + 30, 60),
      cup(x, y, 0.56, turn),
    ]),
    propped,
    eachOf('436,770 512,780', (x, y) => [standing(x, y + 54, 44), cup(x, y, 0.58)]),
  ],
};
