import { horseAhead } from '../creatures/horseAhead.ts';
import { fill, line, mirrored, rays, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { actor } from '../figure/actor.ts';
import { helmAhead } from '../figure/helmAhead.ts';
import { head } from '../figure/head.ts';
import { frontModelling } from '../figure/modelling.ts';
import { standing } from '../primitives/ground.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { pentacle } from '../suits/objects.ts';
import { look, cloak, thigh, greave } from './knightOfPentacles/rider.ts';

export const knightOfPentacles: Scene = {
  alt: 'A knight in green and red comes straight towards us on a heavy black horse that stands still in a ploughed field; he holds a coin up beside him and looks at it.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(178, 330, 84, 470, 32, 0.5),
    land('pentacles'),
    field,
    standing(300, 856, 190),
    cloak,
    actor({
      skin: 'skinDark',
      head: [head(look), frontModelling(look), helmAhead],
      headAt: { x: 284, y: 286, size: 0.82, turn: -4 },
      spine: '288,392 288,470 290,580',
      girth: [116, 128, 112],
      cloth: 'sage',
      trim: 'steel',
      limbs: 1.16,
      nearArm: { joints: '236,412 156,492 160,384', holds: pentacle(0, -78, 0.72), turn: -8, flip: true },
    }),
    mirrored([thigh, greave], 292),
    horseAhead(
      { coat: 'shade', shaded: 'ink', mane: 'hairBlack', harness: 'wine' },
      { x: 292, y: 846, size: 1.42 },
    ),
  ],
};

/** Ploughed earth: its furrows meet far behind the horse. */
const field: Art = [
  fill('woodDark', 'M40 722C160 706 330 700 560 716V900H40Z'),
  times(15, (i) => line(`M${300 + (i - 7) * 16} 712L${300 + (i - 7) * 92} 900`, 2, 'line', 0.6)),
  times(14, (i) => line(`M${308 + (i - 7) * 16} 716L${346 + (i - 7) * 92} 900`, 7, 'ink', 0.35)),
];
