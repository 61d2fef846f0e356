import { line, put } from '../../drawing/art.ts';
import { sailingShip } from '../../primitives/buildings.ts';
import type { OracleScene } from '../scene.ts';
import { COURSE, roseTurtle } from './roseTurtle.ts';
import { chartedSea, coasts, margin } from './seaChart.ts';

export const compass: OracleScene = {
  alt: 'A sea turtle, seen from above, strokes over an engraved sea chart with soundings and islands, along a red course from cross to cross; on its shell a compass rose in a ring of moons points north while it swims north-east; a ship keeps off.',
  hour: 'sea',
  draw: () => [
    chartedSea,
    coasts,
    line('M104 664C150 640 190 640 222 590M392 206C420 176 450 160 478 134', 6, 'red'),
    line('M478 106l28 28M506 106l-28 28', 8, 'red'),
    line('M92 650l26 26M118 650l-26 26', 8, 'red'),
    sailingShip(440, 736, 1.04),
    margin,
    put(roseTurtle, { x: 304, y: 412, size: 0.86, turn: COURSE }),
  ],
};
