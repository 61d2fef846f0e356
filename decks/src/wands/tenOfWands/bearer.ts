import { eachOf, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { grip } from '../../figure/grip.ts';
import { profile } from '../../figure/profile.ts';
import { drop } from '../../primitives/lights.ts';
import { bundle, cord, overShoulder } from './bundle.ts';

export const bearer: Art = [
  actor({
    skin: 'skinOlive',
    head: false,
    headAt: {},
    spine: '338,500 268,556 204,664',
    girth: [66, 130, 98],
    cloth: 'wine',
    trim: 'woodDark',
    hem: [
      [114, 724],
      [270, 734],
    ],
    hose: 'sage',
    limbs: 1.16,
    farArm: { joints: '348,520 350,610 428,642', hand: 'hidden' },
    farLeg: { joints: '222,694 306,752 304,838' },
    nearLeg: { joints: '188,694 206,782 118,842', foot: 30 },
  }),
  bundle,
  put(profile({ skin: 'skinOlive', hair: 'hairBrown', beard: true, mood: 'weary', eyes: 'down' }), {
    x: 392,
    y: 462,
    size: 0.74,
    turn: 40,
  }),
  graven('386,420 404,418 418,430', 5, 'glow', 0.7),
  eachOf('444,440,1 456,468,0.8', (x, y, size) => drop(x, y, size, 'waterLight')),
];

export const farHand: Art = grip(
  'skinOlive',
  { x: 426, y: 640, turn: 14, size: 1.06 },
  put(cord('394,572 410,606 426,640 430,664 424,690'), { x: -426, y: -640 }),
);

/** Over the shoulder, from the bundle to the nearer fist. */
export const nearArm: Art = [
  sleevedArm({ joints: '300,524 296,624 394,572', hand: 'hidden' }, 'wine', 'skinOlive', 'woodDark', 1.16),
  overShoulder,
  grip(
    'skinOlive',
    { x: 394, y: 570, turn: -34, size: 1.1 },
    put(cord('386,556 392,566 408,598'), { x: -394, y: -570 }),
  ),
];
