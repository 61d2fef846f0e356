import { type Art, fill, flat, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { salamander } from '../creatures/salamander.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { page } from './pageOfWands/page.ts';
import { pyramid } from './pyramid.ts';

export const pageOfWands: Scene = {
  alt: 'A page in a green cap with a red feather and a yellow tunic sewn with flames stands among dunes and pyramids at night and looks up to the flame of the tall staff that he has planted, which a spotted salamander climbs.',
  draw: (chance) => [
    sky(chance, { stars: 36 }),
    rays(424, 330, 90, 560, 26, 0.5),
    pyramid(116, 690, 150, 230),
    pyramid(500, 690, 120, 170),
    hill(700, 12, 'mid', 0.4),
    hill(772, 16, 'near', 2),
    standing(256, 846, 150),
    rock,
    page,
    salamander({ x: 446, y: 650, size: 0.7, turn: 2 }),
    firelight(440, 270, 300),
  ],
};

/** The staff stands on it. */
const rock: Art = [
  fill('stoneDark', 'M366 850L380 782L412 738L462 724L500 760L524 812L552 850V900H366Z'),
  flat('stone', 'M380 782L412 738L462 724L468 748L434 772L418 826L370 846Z', 0.7),
  graven('468,748 486,796 478,850', 5, 'ink', 0.5),
];
