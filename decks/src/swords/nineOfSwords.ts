import { eachOf, flat, line, put, rays, type Art } from '../drawing/art.ts';
import { boxPath, polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { quilt, sitter } from './nineOfSwords/sitter.ts';

export const nineOfSwords: Scene = {
  alt: 'Somebody in a white nightgown sits up in bed at night and hides the face in both hands; nine swords come out of the dark and point at the head; roses are sewn on the quilt.',
  draw: (chance) => [
    sky(chance, { stars: 8 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    wall,
    rays(HEAD.x, HEAD.y, 110, 520, 44, 0.3),
    eachOf(FEARS, fear),
    put(sitter, { x: 21, y: 64, size: 0.93 }),
    quilt,
  ],
};

/** Where the thoughts of the night meet. */
const HEAD = { x: 300, y: 562 };

/** The swords come out of the dark from all sides, each pommel at its place, and all point at the bowed head. */
const FEARS =
  '62,452,0.62 88,334,0.76 144,228,0.9 216,154,0.98 300,124,0.98 384,154,0.98 456,228,0.9 512,334,0.76 538,452,0.62';

const fear = (x: number, y: number, size: number): Art => {
  const towards = Math.atan2(HEAD.y - y, HEAD.x - x);
  const [dx, dy] = polar(0, 0, 112 * size, (towards * 180) / Math.PI);
  return sword(x + dx, y + dy, size, (towards * 180) / Math.PI + 90);
};

/** The joints of the stones in the wall, of which some are paler. */
const wall: Art = [
  eachOf(
    '180,188,250 110,324,390 430,460,130 40,392,140 180,596,250 500,664,60 430,188,130 300,732,200',
    (x, y, w) => flat('gloomLight', boxPath(x, y, w, 68), 0.42),
  ),
  times(9, (i) =>
    line(
      `M40 ${120 + i * 68}H560M${i % 2 ? 110 : 180} ${120 + i * 68}v68M${i % 2 ? 500 : 430} ${120 + i * 68}v68`,
      1.6,
      'gloomLight',
    ),
  ),
];
