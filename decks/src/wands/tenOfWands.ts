import { fill } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { house } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, road } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const tenOfWands: Scene = {
  alt: 'A man bends under ten burning staffs, clasped in both arms so high that he cannot see past them, and walks on towards the lit houses of a village.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('glow', 150, 300, 34),
    hill(640, 12, 'far', 0.6),
    house(474, 664, 0.56),
    house(526, 690, 0.72, 'red'),
    hill(690, 8, 'mid', 2),
    road(480, 692, 900, 'straw', 36),
    standing(232, 860, 170),
    actor({
      skin: 'skinFair',
      head: profile({ skin: 'skinFair', hair: 'hairBrown', beard: true, brow: 'sad' }),
      headAt: { x: 262, y: 486, size: 0.74, turn: 40 },
      spine: '224,552 168,580 148,690',
      girth: [84, 128, 96],
      cloth: 'wine',
      hem: [
        [84, 750],
        [236, 756],
      ],
      hose: 'sage',
      limbs: 1.16,
      farLeg: {
        joints: '180,720 286,758 306,838',
      },
      nearLeg: {
        joints: '138,716 168,780 104,836',
        foot: 20,
      },
      farArm: {
        joints: '232,560 320,630 412,590',
        hand: 'hidden',
      },
    }),
    graven('118,600 106,640 112,690', 5),
    graven('150,560 132,610 142,670', 5),
    times(10, (i) => wand(...staffPlace(i))),
    limb('straw', '262,646 330,684 404,662', [9, 13, 9]),
    fill('straw', 'M322 676L312 714L326 708L336 722L340 682Z', { width: 1.6 }),
    sleevedArm(
      {
        joints: '202,572 236,700 352,634',
        turn: 26,
      },
      'wine',
      'skinFair',
      'trim',
      1.16,
    ),
  ],
};

/** A fan of staffs, each a little higher or lower than the next; place, size and turn. */
function staffPlace(i: number): [x: number, y: number, size: number, turn: number] {
  const turn = -8 + i * 4.6;
  const angle = (turn * Math.PI) / 180;
  const along = 96 + ([40, 0, 62, 18, 78, 30, 0, 56, 14, 44][i] ?? 0);
  return [296 + i * 9 + along * Math.sin(angle), 640 - along * Math.cos(angle), 1.9, turn];
}
