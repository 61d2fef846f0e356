import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field, mountains } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { stoopingFalcon } from './stoopingFalcon.ts';

/** What the falcon leaves in the air behind it. */
const WAKE = [
  '560,60 500,120 440,180',
  '420,44 390,80 350,130',
  '556,250 520,290 480,330',
  '330,60 290,110 240,170',
];

export const knightOfSwords: Scene = {
  alt: 'A falcon stoops headlong out of a stormy sky, its wings folded, red jesses streaming from its legs; it carries a sword in its talons, and the point flies ahead of it towards black peaks.',
  draw: () => [
    chatterSky('mid', -49, { marks: 'far', foot: 760, gap: 42 }),
    drivenCloud({ x: 150, y: 120, size: 0.8, flip: true }, 'light'),
    drivenCloud({ x: 470, y: 560, size: 0.8, flip: true }, 'light'),
    WAKE.map((line) => gouge(line, 13, 'light')),
    mountains(880, '90,160,210 300,190,170 500,170,250', 'near'),
    mountains(890, '200,190,130 420,180,120', 'ink', 'mid'),
    field('ink', '40,850 200,836 400,846 560,836', 'mid'),
    stoopingFalcon({ x: 312, y: 390, turn: -50 }, sword(-84, 124, 1.9, -90)),
  ],
};
