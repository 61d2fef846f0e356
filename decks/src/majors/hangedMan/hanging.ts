import { fill, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';

const look: Look = {
  skin: 'skinOlive',
  hair: 'hairFair',
  cut: 'curls',
  eyes: 'open',
  mood: 'tender',
  gaze: [0, -0.4],
};

/** Drawn upright, the ankle by which he hangs at 0,0; the hands are behind his back. */
export const hanging = (): Art => {
  const headAt = { x: 0, y: -384, size: 0.6 };
  return [
    put(hairBehind(look), headAt),
    [
      '-30,-410 -40,-430 -32,-450',
      '-14,-420 -20,-442 -10,-462',
      '2,-422 8,-446 0,-468',
      '18,-420 14,-440 24,-458',
      '32,-410 40,-428 34,-446',
    ].map((points) => fill('hairFair', swellPath(points, [18, 15, 2]), { width: 1.5 })),
    mirrored(limb('cloth', '38,-302 98,-246 20,-212', [42, 38, 28]), 0),
    actor({
      skin: 'skinOlive',
      head: [
        [head(look), frontModelling(look)],
        fill('trim', 'M-38 82C-18 108 18 108 38 82L48 96C24 132 -24 132 -48 96Z', { width: 1.8 }),
      ],
      headAt,
      spine: '0,-314 0,-262 0,-196',
      girth: [86, 100, 74],
      cloth: 'cloth',
      hose: 'wine',
      boots: 'wood',
      farLeg: { joints: '-16,-196 -98,-124 36,-100', foot: -2 },
    }),
    limb('wine', '14,-190 8,-104 4,-64 0,-4', [54, 40, 39, 25]),
    graven('22,-170 18,-110 8,-30', 4),
    fill('wood', 'M-14 -10C-16 8 -24 22 -18 36C-8 44 10 44 18 36C24 22 16 8 14 -10Q0 -4 -14 -10Z', {
      width: 2,
    }),
    fill('woodDark', 'M-19 30C-10 38 10 38 19 30C16 46 -16 46 -19 30Z', { width: 1.6 }),
    graven('-2,-2 -8,10 -8,24', 3),
    fill('wine', 'M-38 -222H38L30 -176Q10 -164 -26 -176Z', { width: 1.8 }),
    graven('0,-296 2,-260 0,-224', 4),
    graven('-28,-286 -24,-256 -26,-226', 4),
    graven('28,-286 24,-256 26,-226', 4),
    [-296, -276].map((y) => disc('trim', 0, y, 4.5, 1.4)),
    // The skirt of the doublet hangs down from the girdle, towards the breast.
    fill(
      'cloth',
      'M-40 -210H40C50 -226 56 -244 58 -262Q46 -250 36 -264Q24 -250 12 -266Q0 -252 -12 -266Q-24 -250 -36 -264Q-46 -250 -58 -262C-56 -244 -50 -226 -40 -210Z',
    ),
    graven('-30,-216 -36,-238 -38,-256', 4),
    graven('0,-216 2,-238 0,-256', 4),
    graven('30,-216 36,-238 38,-256', 4),
    line('M-41 -212Q0 -204 41 -212', 9, 'trim'),
  ];
};
