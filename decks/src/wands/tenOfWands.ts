import { type Art, fill, line, put, tube } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { leg } from '../figure/limbs.ts';
import { profile } from '../figure/profile.ts';
import { house } from '../primitives/buildings.ts';
import { hill, road } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const tenOfWands: Scene = {
  alt: 'A man bends under ten staffs, heaped in his arms so that he cannot see, and walks on towards the lit houses of a village.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('glow', 484, 236, 34),
    hill(640, 12, 'far', 0.6),
    house(474, 656, 0.56),
    house(530, 682, 0.72, 'red'),
    hill(680, 8, 'mid', 2),
    road(476, 684, 900, 'straw', 36),
    walking,
    tube('wineDark', 'M262 600C320 640 380 640 410 636', 30),
    times(10, staff),
    tube('straw', 'M296 664Q352 706 424 678', 8),
    fist('skinFair', { x: 412, y: 640, turn: 84, size: 1.05 }),
    bowed,
    put(profile({ skin: 'skinFair', hair: 'hairBrown', beard: true, brow: 'sad' }), {
      x: 276,
      y: 556,
      size: 0.7,
      turn: 34,
    }),
    tube('wine', 'M218 604C214 690 262 716 372 706', 32),
    tube('trim', 'M362 707L376 705', 29),
    fist('skinFair', { x: 398, y: 704, turn: 84, size: 1.05 }),
  ],
};

/** Uneven ends, so that each staff can be told from the next. */
const STEPS = [40, 0, 62, 18, 78, 30, 0, 56, 14, 44];

function staff(i: number): Art {
  const turn = -36 + i * 4.4;
  const angle = (turn * Math.PI) / 180;
  const [footX, footY] = [320 + i * 11, 784 - (STEPS[i] ?? 0) * 0.7];
  return wand(footX + 200 * Math.sin(angle), footY - 200 * Math.cos(angle), 2, turn);
}

const walking: Art = put([leg('straw', -8, [-24, -70], [-56, -14]), leg('straw', 14, [36, -74], [26, -6])], {
  x: 196,
  y: 842,
  size: 1.6,
});

const bowed: Art = [
  fill(
    'wine',
    'M138 740C112 640 136 552 220 534C262 528 280 566 276 604C266 640 252 680 262 742Q200 760 138 740Z',
  ),
  line('M142 728Q200 748 260 730', 5, 'trim'),
  line('M168 726C154 660 166 610 196 580M206 734C196 690 202 660 214 636', 1.6, 'line', 0.5),
];
