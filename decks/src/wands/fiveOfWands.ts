import { rays } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { disc, greatStar, star } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { CLASH, fists } from './fiveOfWands/fists.ts';

export const fiveOfWands: Scene = {
  alt: 'Five fists of five people come in from all sides and strike their burning staffs together; the staffs cross in one point, where sparks burst, and the five flames fan out above it.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    eveningBanks(700, ['straw', 'rose', 'red', 'wine', 'wine'], 62),
    rays(...CLASH, 90, 420, 36, 0.4),
    hill(740, 12, 'far', 1),
    hill(800, 8, 'near', 2.4),
    firelight(...CLASH, 360),
    fists,
    SPARKS,
    greatStar(...CLASH, 84, 'light'),
    star(...CLASH, 80, 'light', 4, 0.24),
    firelight(...CLASH, 320, 0.8),
  ],
};

const SPARKS = times(22, (i) => {
  const at = (reach: number) => polar(...CLASH, reach, i * 16.4 + (i % 3) * 5);
  const far = 84 + ((i * 47) % 70);
  return [
    graven([at(34), at(far * 0.7), at(far)], 4.6, 'light', 0.95),
    disc('glow', ...at(far + 14 + (i % 4) * 9), 3 + (i % 3), 1),
  ];
});
