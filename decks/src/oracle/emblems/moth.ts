import { put } from '../../drawing/art.ts';
import type { OracleScene } from '../scene.ts';
import { ivy, litWindow } from './litWindow.ts';
import { lunaMoth } from './lunaMoth.ts';

export const moth: OracleScene = {
  alt: 'A great green luna moth with long tails and eyes on its wings rests on the outside of a window at night; behind the glass, between red curtains, an oil lamp burns and lights the panes, and ivy grows at the sides.',
  hour: 'night',
  draw: () => [litWindow, ivy, put(lunaMoth, { x: 308, y: 322, size: 1, turn: -14 })],
};
