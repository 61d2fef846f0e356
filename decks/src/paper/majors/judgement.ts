import { put, type Art, type Place } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { moth } from '../nature/insects.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { trumpetFlower } from './trumpetFlower.ts';

const SHELL = outline('0,-92! 34,-60 44,-10 36,40 0,64! -36,40 -44,-10 -34,-60');

/** A cocoon that stands in the earth, open from its top. */
const cocoon = (place: Place): Art =>
  put(
    [
      cut('accent', SHELL, 5),
      hatch(SHELL, { role: 'ink', angle: 8, gap: 13, width: 4, side: 'end', reach: 0.3 }),
      cut('ink', outline('0,-92! 20,-60 22,-20 0,24! -22,-20 -20,-60'), 4),
      gouge('-34,-40 -40,0 -28,36', 5),
    ],
    place,
  );

export const judgement: Scene = {
  alt: "A great golden angel's trumpet hangs from a bough and opens downwards; under its call three white moths rise on open wings out of three split cocoons in the dark earth.",
  draw: () => [
    chatterSky('mid', outward(300, 440), { marks: 'near', foot: 700, gap: 62 }),
    beams(300, 440, 110, 420, 22, 'far', 16),
    trumpetFlower,
    field('near', '40,770 200,740 400,746 560,730', 'mid'),
    toTriples('128,812,0.9 300,800,1 472,808,0.9').map(([x, y, size]) => cocoon({ x, y, size })),
    field('ink', '40,846 200,826 400,832 560,818', 'mid'),
    toTriples('134,668,-12 466,668,12 300,622,0').map(([x, y, turn]) =>
      put(moth({}, 'light', 'accent'), { x, y, turn, size: turn ? 0.94 : 1.3 }),
    ),
  ],
};
