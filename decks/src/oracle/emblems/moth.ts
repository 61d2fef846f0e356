import { put } from '../../drawing/art.ts';
import type { OracleScene } from '../scene.ts';
import { emperorMoth } from './emperorMoth.ts';
import { roundWindow } from './roundWindow.ts';

export const moth: OracleScene = {
  alt: 'A great emperor moth with four eyes on its spread wings rests on the outside of a round window at night; behind the glass a candle burns and fills the window with yellow light, and ivy climbs the brick wall.',
  hour: 'night',
  draw: () => [roundWindow, put(emperorMoth, { x: 300, y: 318, size: 1 })],
};
