import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { mountains } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { stoopingFalcon } from './stoopingFalcon.ts';

/** What the falcon leaves in the air behind it. */
const WAKE = [
  '330,60 380,140 410,210',
  '400,50 450,150 480,240',
  '470,80 510,180 530,280',
  '60,470 110,560 170,660',
  '56,590 90,650 120,710',
];

export const knightOfSwords: Scene = {
  alt: 'A great falcon stoops headlong out of a stormy sky with folded wings and carries a sword in its talons, whose point flies ahead of it towards black peaks.',
  draw: () => [
    chatterSky('far', 52, { marks: 'light', foot: 760, gap: 56 }),
    drivenCloud({ x: 470, y: 130, size: 0.8, flip: true }, 'light'),
    drivenCloud({ x: 120, y: 700, size: 0.7, flip: true }, 'light'),
    WAKE.map((line) => gouge(line, 13, 'mid')),
    mountains(890, '90,160,150 300,190,100 500,170,190', 'near'),
    mountains(900, '200,190,90 420,180,80', 'ink', 'mid'),
    stoopingFalcon({ x: 276, y: 366, turn: 52, size: 1.08 }, sword(140, 162, 1.8, 90)),
  ],
};
