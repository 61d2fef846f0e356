import { flat } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed, stroke, torn } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { catFromBehind, dogFromBehind } from './outcasts.ts';

const PANE = 'M196 560V300C196 190 260 130 330 84C400 130 464 190 464 300V560Z';

/** The joints of a wall of great stones. */
const WALL = times(8, (row) => [
  gouge(`36,${70 + row * 78} 300,${73 + row * 78} 564,${70 + row * 78}`, 6, 'near'),
  times(4, (i) => {
    const [x, y] = [90 + i * 150 - (row % 2) * 75, 74 + row * 78];
    return gouge(`${x},${y} ${x + 2},${y + 36} ${x},${y + 74}`, 6, 'near');
  }),
]);

export const fiveOfPentacles: Scene = {
  alt: 'On a winter night a thin dog and a striped cat sit in the snow with their backs to us, lean together and look up at a bright church window with five coins in its panes.',
  draw: () => [
    plainSky('ink'),
    WALL,
    flat('glow', 'M160 580H500L560 760H40Z'),
    cut('near', 'M170 580V300C170 172 244 104 330 50C416 104 490 172 490 300V580Z', 6),
    keyed('sky', PANE, 7),
    hatch(PANE, { role: 'glow', angle: 60, gap: 15, width: 5, side: 'all' }),
    stroke('ink', '330,90 330,330 330,560', [8, 8, 8]),
    [300, 450].map((y) => flat('ink', boxPath(196, y - 4, 268, 8))),
    pentacle(330, 212, 0.66),
    [264, 396].map((x) => [pentacle(x, 374, 0.62), pentacle(x, 504, 0.48)]),
    keyed('light', 'M150 566C200 548 460 548 510 566L516 592H144Z', 4),
    torn('light', '40,640 160,620 330,650 460,628 560,646'),
    flat('glow', 'M196 652L464 640L520 760L150 780Z'),
    ticks(boxPath(40, 664, 520, 200), { role: 'far', flow: 4, gap: 40, length: 38, width: 6 }),
    flat(
      'light',
      times(44, (i) => [56 + ((i * 211) % 487), 64 + ((i * 97) % 547), 4 + (i % 3) * 1.6] as const)
        .filter(([x, y]) => x < 160 || x > 500 || (y < 200 && Math.abs(x - 330) > y * 0.9))
        .map((flake) => circlePath(...flake))
        .join(''),
    ),
    flat('mid', lens([90, 858], [400, 866], 22) + lens([350, 856], [560, 862], 18)),
    catFromBehind({ x: 424, y: 846, size: 1.06, turn: -6 }),
    dogFromBehind({ x: 248, y: 850, size: 0.87, turn: 3 }),
  ],
};
