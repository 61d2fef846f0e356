import { fill, flat, line, mirrored, put } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks } from '../primitives/buildings.ts';
import { lily } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { window, hanging, colours } from './fourOfSwords/chapel.ts';
import { pillow, knight } from './fourOfSwords/knight.ts';

export const fourOfSwords: Scene = {
  alt: 'A knight in armour lies at rest on a tomb, his hands joined in prayer, beside a coloured window; three swords hang on the wall above him, and one lies along the stone.',
  draw: (chance) => [
    sky(chance, { stars: 10 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    bricks(30, 860, 46, 'gloom', 'gloomLight'),
    window,
    hanging,
    fill('stoneDark', 'M72 716H528V852H72Z'),
    fill('stoneDark', 'M52 846H548V900H52Z'),
    fill('stone', 'M52 682H548V722H52Z'),
    flat('ink', 'M96 684Q300 664 520 684V694H96Z', 0.4),
    put(pillow, { x: -42, y: -424, size: 1.62 }),
    knight,
    colours,
    line('M96 736H504V834H96Z', 2, 'detail', 0.5),
    sword(296, 786, 1.36, 90),
    mirrored([lily(72, 862, 0.8, -8), lily(104, 866, 0.6, 8)]),
  ],
};
