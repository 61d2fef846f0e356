import { eachOf, fill, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { tower } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { bearer } from './tenOfWands/bearer.ts';
import { bundle } from './tenOfWands/bundle.ts';

export const tenOfWands: Scene = {
  alt: 'A bearded man comes towards us with bowed head, sweat on his brow, under a bundle of ten burning staffs on his back, broader than he is; both fists hold the ropes by which he carries it; behind him the lit towers of a town.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    firelight(300, 240, 330),
    hill(650, 12, 'far', 0.6),
    eachOf('74,664,40,110 526,668,40,130 118,672,30,70 486,676,30,64', roofed),
    hill(690, 8, 'mid', 2),
    put(bundle, { x: 290, y: 604, turn: 1 }),
    bearer,
    firelight(300, 300, 260, 0.35),
  ],
};

const roofed = (x: number, y: number, width: number, height: number): Art => [
  tower(x, y, width, height),
  fill(
    'redDark',
    `M${x - width * 0.66} ${y - height - width / 4}L${x} ${y - height - width * 1.2}L${x + width * 0.66} ${y - height - width / 4}Z`,
    { width: 1.8 },
  ),
];
