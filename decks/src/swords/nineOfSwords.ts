import { clipped, fill, flat, line, put, type Art } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { crescent, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { QUILT, patches, sitter } from './nineOfSwords/sitter.ts';

export const nineOfSwords: Scene = {
  alt: 'Somebody sits up in bed at night, knees drawn up and face hidden in both hands; nine swords hang on pegs in the wall above; the moon shines in on back and bed, and roses are sewn on the quilt.',
  draw: (chance) => [
    sky(chance, { stars: 8 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    wall,
    times(9, (i) => [
      sword(hungAt(i), 160 + i * 35.5, 1.04, i % 2 ? 90 : -90),
      pegs(hungAt(i), 167 + i * 35.5),
    ]),
    put(moonlitWindow, { x: -342, y: -90 }),
    fill('wood', 'M52 610Q76 576 104 610V900H52Z'),
    fill('woodDark', 'M104 650H128V800H104Z'),
    fill('linen', 'M96 776C100 690 176 690 200 776Z'),
    graven('112,756 136,716 168,712', 4, 'shade'),
    sitter,
    fill('cloth', QUILT),
    clipped(QUILT, patches),
    graven('352,704 330,760 290,806', 7, 'ink', 0.5),
    graven('372,700 404,760 412,880', 7, 'ink', 0.5),
    flat('light', 'M174 470L548 812V900H160L84 606V566Z', 0.12),
    graven('182,646 158,700 148,772', 7, 'light', 0.9),
  ],
};

/** A window with the moon in it, and its light on the wall. */
const moonlitWindow: Art = [
  fill('stoneDark', 'M408 706V580C408 508 528 508 528 580V706Z'),
  fill('sky', 'M420 698V582C420 524 516 524 516 582V698Z', { width: 1.8 }),
  crescent(474, 596, 26, -20),
  star(438, 640, 7),
  star(496, 656, 9),
  line('M468 538V698M420 632H516', 5, 'stoneDark'),
  fill('stone', 'M400 700H536V714H400Z', { width: 1.8 }),
];

/** The middle of each sword: they point left and right by turns, and no hilt hides the next. */
const hungAt = (i: number): number => [350, 286, 306, 330][i % 4] ?? 0;

/** The joints of the stones in the wall. */
const wall: Art = times(9, (i) =>
  line(
    `M40 ${120 + i * 68}H560M${i % 2 ? 110 : 180} ${120 + i * 68}v68M${i % 2 ? 500 : 430} ${120 + i * 68}v68`,
    1.6,
    'gloomLight',
  ),
);

/** Two pegs in the wall, on which a blade lies. */
const pegs = (x: number, y: number): Art =>
  [-52, 52].map((dx) => fill('metalDark', boxPath(x + dx - 4, y, 8, 9), { width: 1.2 }));
