import { clipped, eachOf, fill, flat, line, put, rays, type Art } from '../drawing/art.ts';
import { boxPath, polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { crescent, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { QUILT, body, grief, patches } from './nineOfSwords/sitter.ts';

export const nineOfSwords: Scene = {
  alt: 'Somebody sits up in bed at night, one arm round the knees, the face laid on them and hidden by hair; nine swords come out of the dark and point at the head; the moon shines in, and roses are sewn on the quilt.',
  draw: (chance) => [
    sky(chance, { stars: 8 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    wall,
    put(moonlitWindow, { x: -344, y: -30 }),
    rays(HEAD.x, HEAD.y, 110, 520, 44, 0.3),
    eachOf(FEARS, fear),
    fill('wood', 'M52 610Q76 576 104 610V900H52Z'),
    fill('woodDark', 'M104 650H128V800H104Z'),
    fill('linen', 'M96 776C100 690 176 690 200 776Z'),
    graven('112,756 136,716 168,712', 4, 'shade'),
    flat('light', 'M174 470L290 560V780H150L84 606V566Z', 0.12),
    body,
    fill('cloth', QUILT),
    clipped(QUILT, patches),
    graven('384,620 356,720 300,800', 7, 'ink', 0.5),
    graven('404,620 424,720 430,880', 7, 'ink', 0.5),
    grief,
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

/** Where the thoughts of the night meet. */
const HEAD = { x: 300, y: 590 };

/** The swords come out of the dark from all sides, each pommel at its place, and all point at the bowed head. */
const FEARS =
  '76,474,0.74 76,350,0.98 132,226,0.92 202,152,1.1 298,132,0.98 396,158,1.1 466,228,0.92 524,352,0.98 524,478,0.8';

const fear = (x: number, y: number, size: number): Art => {
  const towards = Math.atan2(HEAD.y - y, HEAD.x - x);
  const [dx, dy] = polar(0, 0, 112 * size, (towards * 180) / Math.PI);
  return sword(x + dx, y + dy, size, (towards * 180) / Math.PI + 90);
};

/** The joints of the stones in the wall, of which some are paler. */
const wall: Art = [
  eachOf(
    '180,188,250 110,324,390 430,460,130 40,392,140 180,596,250 500,664,60 430,188,130 300,732,200',
    (x, y, w) => flat('gloomLight', boxPath(x, y, w, 68), 0.42),
  ),
  times(9, (i) =>
    line(
      `M40 ${120 + i * 68}H560M${i % 2 ? 110 : 180} ${120 + i * 68}v68M${i % 2 ? 500 : 430} ${120 + i * 68}v68`,
      1.6,
      'gloomLight',
    ),
  ),
];
