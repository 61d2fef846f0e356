import { eachRow, fill, flat, line, mirrored, put } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { palm } from '../figure/hand.ts';
import { head } from '../figure/head.ts';
import { bricks, glassWindow } from '../primitives/buildings.ts';
import { disc, star } from '../primitives/lights.ts';
import { flower, lily } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const fourOfSwords: Scene = {
  alt: 'A knight lies at rest on a tomb with folded hands under a coloured window; three swords hang above, and one lies along the stone.',
  draw: (chance) => [
    sky(chance, { stars: 10 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    bricks(30, 860, 46, 'gloom', 'gloomLight'),
    glassWindow(430, 230, 150, 300),
    eachRow<readonly [x: number, y: number, glass: Role]>(
      [
        [355, 352, 'wine'],
        [430, 352, 'sage'],
        [355, 441, 'leafDark'],
        [430, 441, 'cloth'],
      ],
      (x, y, glass) => fill(glass, boxPath(x, y, 75, 89), { edge: 'metalDark', width: 3 }),
    ),
    line('M355 352L505 530M505 352L355 530', 2, 'metalDark', 0.7),
    flower(430, 302, 38, 8, 'rose', 'red'),
    disc('glow', 430, 441, 40),
    star(430, 441, 32, 'red', 8, 0.5),
    [112, 206, 300].map((x) => sword(x, 370, 1.3, 180)),
    fill('stoneDark', 'M60 716H540V868H60Z'),
    fill('stone', 'M48 690H552V724H48Z'),
    sword(300, 796, 1.5, 90),
    put(
      [
        fill('steel', 'M-86 -24C-40 -52 60 -56 130 -40L196 -44L206 0H-90Z'),
        line('M-30 -44V0M40 -50V0M112 -42V0M-60 -36L-56 0', 1.8, 'ink', 0.5),
        fill('wine', 'M-70 -30C-40 -48 10 -52 40 -48L34 -20C0 -22 -40 -18 -70 -8Z', { width: 1.8 }),
        fill('steel', 'M196 -58C214 -62 222 -40 216 0H190Z'),
        palm('skinFair', { x: -16, y: -56, turn: -68, size: 0.9 }),
        palm('skinFair', { x: -12, y: -50, turn: -82, size: 0.9 }),
        fill('linen', 'M-196 0C-200 -30 -100 -34 -92 0Z', { width: 2 }),
        put(head({ skin: 'skinFair', hair: 'hairBrown', cut: 'short', eyes: 'closed', mouth: 'calm' }), {
          x: -130,
          y: -40,
          turn: -84,
          size: 0.66,
        }),
      ],
      { x: 290, y: 690 },
    ),
    mirrored([lily(84, 858, 0.9, -6), lily(124, 864, 0.7, 6)]),
  ],
};
