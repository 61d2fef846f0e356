import { type Art, eachOf, flat } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';
import type { Look } from '../../figure/look.ts';
import { turnedHead } from '../../figure/turnedHead.ts';
import { disc } from '../../primitives/lights.ts';

export const look: Look = {
  skin: 'skinFair',
  hair: 'hairFair',
  cut: 'curls',
  shape: 'round',
  eyes: 'open',
  mood: 'wonder',
  turn: 1.3,
  gaze: [0.9, -0.1],
};

/** The head with its curls. */
export const curledHead: Art = [
  turnedHead(look),
  eachOf('-50,-34,18 -34,-48,17 -14,-56,16 6,-60,15 26,-56,14 40,-46,11 -56,-14,15', (x, y, r) =>
    disc('hairFair', x, y, r, 1.4),
  ),
  flat('hairFair', swellPath('-62,-6 -62,20 -54,40', [10, 14, 6])),
];
