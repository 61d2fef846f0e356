import { eachOf, fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { grip } from '../../figure/grip.ts';
import { profile } from '../../figure/profile.ts';
import { drop } from '../../primitives/lights.ts';
import { bundle, cord, overShoulder } from './bundle.ts';

/** The skirt of his tunic flows on from the bent back, over the seat and the thigh that steps forward. */
const skirt: Art = [
  fill(
    'wine',
    'M164 622C138 642 116 672 104 724L90 762Q124 782 152 768Q190 786 226 770Q262 786 292 770Q312 774 328 760C326 724 306 698 258 682C226 676 190 654 164 622Z',
  ),
  graven('166,668 138,700 126,740', 5),
  graven('196,684 186,710 188,744', 5),
  graven('236,696 268,706 296,740', 6),
  graven('216,692 232,716 240,748', 4),
  fill('woodDark', 'M166 614Q202 654 262 674L257 690Q192 668 157 628Z', { width: 2 }),
];

export const bearer: Art = [
  actor({
    skin: 'skinOlive',
    head: false,
    headAt: {},
    spine: '338,500 268,556 178,708',
    girth: [66, 130, 98],
    cloth: 'wine',
    trim: 'woodDark',
    hose: 'sage',
    limbs: 1.16,
    farArm: { joints: '348,520 350,610 428,642', hand: 'hidden' },
    farLeg: { joints: '222,694 306,752 304,838' },
    nearLeg: { joints: '188,694 206,782 118,842', foot: 30 },
  }),
  skirt,
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
  put(cord('394,572 410,606 426,640 430,668 416,702 422,736 408,770'), { x: -426, y: -640 }),
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
