import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '56,520! 92,470 140,424 196,396 248,404 280,446 286,510 262,580 200,620 120,610 80,570!',
);
const WING = outline('34,524! 74,478 122,446 176,436 216,456 226,492 204,530! 160,552 100,556!');

/** How a stork holds its neck and, in degrees from level, its bill; its head is at the end of the neck. */
type Bearing = { neck: string; head: readonly [x: number, y: number]; turn: number };

/** It throws back its head to clatter. */
export const CLATTERING: Bearing = {
  neck: '222,452,112 248,392,74 246,326,54 222,270,48 206,222,48 222,186,50',
  head: [228, 184],
  turn: -54,
};

/** It bows to its mate. */
export const BOWING: Bearing = {
  neck: '222,452,112 238,390,74 220,330,54 192,276,50 198,232,48 222,212,46',
  head: [236, 226],
  turn: 64,
};

const head: Art = [
  keyed('glow', outline('20,-17! 66,-13 112,-5 158,4! 112,13 66,16 20,17!'), 6),
  gouge('30,2 80,2 132,4', 5, 'ink'),
  joined('light', [outline('-30,0 -18,-28 12,-30 36,-15 40,2 34,16 10,28 -18,26')], 5),
  flat('light', limb('-20,6,40 -2,4,44')),
  flat('ink', circlePath(12, -6, 9)),
  flat('light', circlePath(9, -9, 3)),
];

/** A stork that sits to the right, from its tail at (34, 524) to its breast at 286; its belly lies in the nest. */
export const stork = (place: Place, { neck, head: [x, y], turn }: Bearing): Art =>
  put(
    [
      joined('light', [BODY, limb(neck)], 6),
      combed('262,430 270,490 250,560', '214,420 238,490 226,560', {
        role: 'far',
        rows: 3,
        width: 8,
        length: 30,
      }),
      joined('ink', [WING], 5),
      combed('206,462 150,468 90,506 50,526', '204,512 160,530 110,536 76,538', {
        role: 'far',
        rows: 4,
        width: 7,
        length: 40,
      }),
      put(head, { x, y, turn }),
    ],
    place,
  );
