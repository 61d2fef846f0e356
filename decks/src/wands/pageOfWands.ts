import { outdoorPage } from '../courts/page.ts';
import { snake } from '../creatures/beasts.ts';
import { fill, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { actor } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import { profile } from '../figure/profile.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const pageOfWands: Scene = {
  alt: 'A page in a feathered cap, seen from the side, holds a tall burning staff before him with both hands and looks up at it; a small salamander suns itself on a stone.',
  draw: (chance) =>
    outdoorPage(chance, {
      suit: 'wands',
      stance: [274, 150],
      figure: actor({
        skin: 'skinOlive',
        head: [
          profile({ hair: 'hairAuburn', eyes: 'open' }),
          put(HATS.featherCap, { x: -14, y: 2, turn: -14, flip: true }),
        ],
        headAt: { x: 262, y: 340, size: 0.74, turn: -8 },
        spine: '250,420 252,500 250,606',
        girth: [74, 118, 84],
        cloth: 'straw',
        hem: [
          [180, 692],
          [328, 692],
        ],
        hose: 'wine',
        limbs: 1.2,
        farLeg: {
          joints: '272,640 304,742 304,830',
        },
        nearLeg: {
          joints: '236,640 226,742 204,832',
        },
        farArm: {
          joints: '276,446 330,500 398,430',
          holds: heldAt(wand, -58, 2.6),
          turn: 0,
        },
        nearArm: {
          joints: '246,452 276,566 394,548',
          turn: 0,
        },
      }),
      beside: [
        fill('stoneDark', 'M60 862L90 812H170L206 862Z'),
        snake('M78 810C104 790 124 824 150 804', [152, 802], 'red'),
        line('M106 806l-6 12M128 812l4 12', 5, 'red'),
      ],
    }),
};
