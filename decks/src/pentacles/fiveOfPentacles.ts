import { clipped, eachOf, fill, flat, line, rays, type Art } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { bricks } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { beggars } from './fiveOfPentacles/beggars.ts';

export const fiveOfPentacles: Scene = {
  alt: 'A woman in a hood and a bandaged man on a crutch, near and bowed, in patched clothes, pass through the snow below a lit church window in which five coins shine, and do not look up.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    bricks(30, 800, 44, 'gloom', 'gloomLight'),
    light,
    fill('snow', 'M40 770C120 744 200 766 300 754C400 744 480 764 560 748V900H40Z'),
    flat('glow', 'M196 758L404 756L520 900H80Z', 0.42),
    line('M300 757V900M264 757L196 900M336 757L404 900', 5, 'snow', 0.7),
    beggars,
    fill('snow', 'M40 856C90 836 150 846 206 840C262 834 300 852 352 844C420 836 490 826 560 840V900H40Z'),
    graven('90,866 200,856 300,868', 5, 'shade', 0.4),
    graven('340,864 430,852 520,860', 5, 'shade', 0.4),
    times(60, () => disc('light', 60 + chance() * 480, 110 + chance() * 740, 1.6 + chance() * 2.6, 0, 0.85)),
    firelight(300, 360, 320, 0.75),
  ],
};

/** The window, lit from within; its coins are held by the lead. */
const light: Art = [
  fill('metalDark', 'M146 528V284Q146 160 300 108Q454 160 454 284V528Z', { width: 14 }),
  fill('straw', 'M146 528V284Q146 160 300 108Q454 160 454 284V528Z', { width: 3 }),
  flat('glow', 'M152 522V286Q152 166 300 116Q448 166 448 286V522Z', 0.75),
  clipped(
    'M152 522V286Q152 166 300 116Q448 166 448 286V522Z',
    times(14, (i) =>
      line(`M${i * 44 - 40} 100l440 440M${600 - i * 44 + 40} 100l-440 440`, 1.8, 'wood', 0.55),
    ),
  ),
  line('M300 112V528', 7, 'metalDark'),
  rays(300, 330, 60, 150, 18, 0.8),
  eachOf('300,182 224,268 376,268 224,364 376,364', (x, y) => pentacle(x, y, 0.52)),
  fill('stone', 'M128 524H472V552H128Z'),
  flat('snow', 'M128 524Q200 508 300 516Q400 508 472 524V532H128Z'),
];
