import { restingHand } from '../../figure/restingHand.ts';
import { fill, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { profile } from '../../figure/profile.ts';

/** The dead king lies on his back below a cloak with fur, an arm stretched out beside his head. */
export const fallenKing: Art = [
  put(profile({ skin: 'skinFair', hair: 'hairWhite', beard: 'round', aged: true, mood: 'weary' }), {
    x: 408,
    y: 840,
    size: 0.44,
    turn: -84,
  }),
  fill('wine', 'M700 816C604 796 504 812 462 832C446 842 440 862 444 926H700Z'),
  graven('620,820 526,832 476,866', 4),
  graven('640,846 560,858 512,890', 4),
  limb('light', '700,812 604,798 514,806 474,822 450,850', [15, 16, 16, 16, 14]),
  limb('wine', '516,852 474,862 440,876', [36, 32, 26]),
  limb('trim', '436,877 434,878', [27, 27]),
  restingHand('skinFair', { x: 410, y: 882, turn: 170, size: 0.66 }),
];
