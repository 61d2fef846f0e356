import { clipped, eachOf, fill, flat, line, put, type Art } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { beggars } from './fiveOfPentacles/beggars.ts';

/** The glass inside the border. */
const PANE = 'M178 528V290Q178 182 300 140Q422 182 422 290V528Z';

export const fiveOfPentacles: Scene = {
  alt: 'A bearded man with a bandaged head, on a crutch, and a woman who holds a hooded cloak together, large and near, lean on each other with lowered eyes in the falling snow; behind them five coins shine in a lit church window.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    bricks(30, 800, 44, 'gloom', 'gloomLight'),
    put(light, { x: -15, y: -12, size: 1.05 }),
    times(60, () => disc('light', 60 + chance() * 480, 110 + chance() * 740, 1.6 + chance() * 2.6, 0, 0.85)),
    beggars,
    firelight(300, 330, 330, 0.75),
  ],
};

/** The window, lit from within, with a border of red glass; its coins are held by the lead. */
const light: Art = [
  fill('metalDark', 'M146 528V284Q146 160 300 108Q454 160 454 284V528Z', { width: 14 }),
  fill('red', 'M146 528V284Q146 160 300 108Q454 160 454 284V528Z', { width: 3 }),
  eachOf(
    '146,330,178,330 146,420,178,420 422,330,454,330 422,420,454,420 196,164,220,188 404,164,380,188',
    (...ends) => line(`M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`, 5, 'metalDark'),
  ),
  fill('straw', PANE, { width: 4 }),
  flat('glow', PANE, 0.75),
  clipped(
    PANE,
    times(14, (i) =>
      line(`M${i * 44 - 40} 100l440 440M${600 - i * 44 + 40} 100l-440 440`, 1.8, 'wood', 0.55),
    ),
  ),
  eachOf('300,204 234,290 366,290 234,388 366,388', (x, y) => [
    disc('wine', x, y, 54, 4),
    pentacle(x, y, 0.46),
  ]),
  fill('stone', 'M128 524H472V552H128Z'),
  flat('snow', 'M128 524Q200 508 300 516Q400 508 472 524V532H128Z'),
];
