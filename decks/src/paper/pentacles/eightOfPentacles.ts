import { flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { limb } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { halfCutCoin } from './halfCutCoin.ts';
import { orbSpider } from './orbSpider.ts';

const [X, Y] = [300, 452];
/** From one spoke of the web to the next. */
const SPREAD = 360 / 12;
const at = (radius: number, spoke: number): string =>
  polar(X, Y, radius, spoke * SPREAD)
    .map(toTenth)
    .join(' ');

/** Twelve spokes, and threads that sag between them towards the middle. */
const web: Art = [
  line(times(12, (i) => `M${at(40, i)}L${at(560, i)}`).join(''), 4, 'far'),
  [150, 310].map((r) =>
    line(`M${at(r, 0)}${times(12, (i) => `Q${at(r * 0.8, i + 0.5)} ${at(r, i + 1)}`).join('')}`, 4, 'far'),
  ),
  // Dew hangs where the threads meet the spokes.
  flat('light', times(12, (i) => circlePath(...polar(X, Y, 310, i * SPREAD), 7)).join('')),
];

export const eightOfPentacles: Scene = {
  alt: 'A spider with a pale cross on its back sits head down in the middle of its web and works at a coin whose star is only half cut; seven coins that are done hang round it in the dewy threads, between two leafy branches.',
  draw: () => [
    plainSky('near'),
    web,
    mirrored([
      cut('ink', limb('20,920,90 56,700,56 40,460,46 62,220,36 170,60,22 300,20,14'), 6),
      toTriples('60,730,-20 90,170,10').map(([x, y, turn]) => leaf(x, y, turn, 84, 'mid')),
    ]),
    times(8, (i) => i !== 2 && pentacle(...polar(X, Y, 204, i * 45), 0.58, i * 13)),
    halfCutCoin({ x: X, y: Y + 256, size: 0.96 }),
    orbSpider({ x: X, y: Y - 10, size: 1.14 }),
  ],
};
