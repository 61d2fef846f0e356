import { flat } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { lens } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { moth } from '../nature/insects.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { borzoi, farForeleg, hindLeg, nearForeleg } from './borzoi.ts';
import { stuck } from './stuck.ts';

export const queenOfSwords: Scene = {
  alt: 'A white borzoi with a folded grey ear and a red collar sits upright in profile before a tall sword and looks at a butterfly on its hilt; a crescent moon shines over clouds and water.',
  draw: () => [
    chatterSky('near', -6, { marks: 'mid', foot: 560, gap: 46 }),
    crescentMoon({ x: 452, y: 160, turn: -16 }, 64),
    cloud({ x: 470, y: 640, size: 1.4 }, 'light', 'mid'),
    lake(664, 'mid', 'light'),
    field('ink', '40,806 200,816 400,812 560,804', 'mid'),
    stuck(496, 856, 2.22, 0, 'ink', true),
    moth({ x: 498, y: 330, size: 0.66, turn: 14 }, 'glow'),
    flat('mid', lens([50, 832], [270, 838], 9) + lens([286, 832], [420, 834], 9)),
    [farForeleg, borzoi, hindLeg, nearForeleg],
    tuft(440, 880, 50, 'mid', 7),
    tuft(540, 874, 50, 'mid', 7),
  ],
};
