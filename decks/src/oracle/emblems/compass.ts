import { line, put } from '../../drawing/art.ts';
import { sailingShip } from '../../primitives/buildings.ts';
import type { OracleScene } from '../scene.ts';
import { COURSE, roseTurtle } from './roseTurtle.ts';
import { chartedSea, coasts, margin } from './seaChart.ts';

export const compass: OracleScene = {
  alt: 'A sea turtle, seen from above, swims over a sea chart, along a red course from cross to cross; its shell is a compass rose in a ring of moons, whose red point shows north while it swims north-east; a small ship keeps off.',
  hour: 'sea',
  draw: () => [
    chartedSea,
    coasts,
    line('M104 676C150 640 190 640 226 590M392 200C420 170 450 160 478 134', 6, 'red'),
    line('M478 106l28 28M506 106l-28 28', 8, 'red'),
    line('M90 662l28 28M118 662l-28 28', 8, 'red'),
    sailingShip(448, 726, 1.1),
    margin,
    put(roseTurtle, { x: 304, y: 416, size: 0.93, turn: COURSE }),
  ],
};
