import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { mountains } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { stoopingFalcon } from './stoopingFalcon.ts';

/** What the falcon leaves in the air behind it. */
const WAKE = ['350,64 450,206 534,350', '430,60 492,150 548,250', '58,186 122,292 190,388'];

export const knightOfSwords: Scene = {
  alt: 'A great falcon stoops headlong out of a stormy sky with folded wings and carries a sword in its talons, whose point flies ahead of it towards black peaks.',
  draw: () => [
    chatterSky('far', 52, { marks: 'light', foot: 760, gap: 56 }),
    drivenCloud({ x: 120, y: 700, size: 0.7, flip: true }, 'light'),
    WAKE.map((line) => gouge(line, 15, 'mid')),
    mountains(890, '90,160,150 300,190,100 500,170,190', 'near'),
    mountains(900, '200,190,90 420,180,80', 'ink', 'mid'),
    stoopingFalcon({ x: 362, y: 474, turn: 55, size: 0.86 }, sword(158, 162, 1.8, 90)),
  ],
};
