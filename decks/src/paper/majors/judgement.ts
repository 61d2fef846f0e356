import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { polar, times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { around, hatch, wedge } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { moth } from '../nature/insects.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { trumpetFlower } from './trumpetFlower.ts';

const SHELL = outline('-30,-84! -48,-30 -50,20 -34,70 0,90 34,70 50,20 48,-30 30,-84!');

/** A cocoon of wound silk that stands in the earth, its top torn open. */
const cocoon = (place: Place): Art =>
  put(
    [
      keyed('sky', outline('-30,-82! -44,-112 -20,-100! -8,-126 4,-102! 24,-122 30,-82!'), 5),
      keyed('sky', SHELL, 6),
      flat('ink', outline('-30,-84! -14,-96 14,-96 30,-84! 14,-70 -14,-70')),
      [-54, -26, 2, 30, 58].map((y, i) =>
        gouge(`${i % 2 ? -48 : 44},${y} 0,${y + 14} ${i % 2 ? 44 : -46},${y - 12}`, 6, 'ink'),
      ),
      hatch(SHELL, { role: 'mid', angle: 0, gap: 14, width: 5, side: 'end', reach: 0.3 }),
    ],
    place,
  );

export const judgement: Scene = {
  alt: "A great golden angel's trumpet hangs from a bough, its mouth turned down towards three white moths, which rise on open wings out of three torn cocoons in the dark earth.",
  draw: () => [
    chatterSky('mid', around(249, 408), { marks: 'near', foot: 700, gap: 72 }),
    flat(
      'far',
      times(9, (i) =>
        wedge(polar(249, 408, 120, 42 + i * 16), polar(249, 408, i % 2 ? 330 : 480, 42 + i * 16), 18),
      ).join(''),
    ),
    trumpetFlower,
    field('near', '40,776 200,750 400,756 560,740', 'mid'),
    toTriples('116,822,1 300,820,1.1 484,818,1').map(([x, y, size]) => cocoon({ x, y, size })),
    field('ink', '40,852 200,836 400,842 560,830', 'mid'),
    toTriples('130,632,-14 470,604,14 300,596,0').map(([x, y, turn]) =>
      put(moth({}, 'light', 'accent'), { x, y, turn, size: turn ? 0.9 : 1.1 }),
    ),
  ],
};
