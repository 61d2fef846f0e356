import { horseAhead } from '../creatures/horseAhead.ts';
import { fill, line, mirrored, put, rays, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { actor } from '../figure/actor.ts';
import { helmAhead } from '../figure/helmAhead.ts';
import { head } from '../figure/head.ts';
import { frontModelling } from '../figure/modelling.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { arm, cloak, cloakOverArm, coatSkirt, look, reins } from './knightOfPentacles/rider.ts';

export const knightOfPentacles: Scene = {
  alt: 'A knight in green and red, near, faces us on a heavy black horse that stands still in a ploughed field; he holds a coin up in one hand and looks at it, the other arm under his cloak.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(150, 317, 100, 520, 32, 0.5),
    land('pentacles'),
    field,
    put(
      [
        cloak,
        arm,
        actor({
          skin: 'skinDark',
          head: [head(look), frontModelling(look), helmAhead],
          headAt: { x: 268, y: 270, size: 0.92, turn: -4 },
          spine: '270,384 272,450 280,540',
          girth: [116, 132, 120],
          cloth: 'sage',
          trim: 'steel',
        }),
        mirrored(coatSkirt, 288),
        cloakOverArm,
        reins,
        horseAhead(
          { coat: 'shade', shaded: 'ink', mane: 'hairBlack', harness: 'wine' },
          { x: 286, y: 902, size: 1.5 },
        ),
      ],
      { x: -4, y: -62, size: 1.06 },
    ),
  ],
};

/** Ploughed earth: its furrows meet far behind the horse. */
const field: Art = [
  fill('woodDark', 'M40 722C160 706 330 700 560 716V900H40Z'),
  times(15, (i) => line(`M${300 + (i - 7) * 16} 712L${300 + (i - 7) * 92} 900`, 2, 'line', 0.6)),
  times(14, (i) => line(`M${308 + (i - 7) * 16} 716L${346 + (i - 7) * 92} 900`, 7, 'ink', 0.35)),
];
