import { fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { posed } from '../../figure/posed.ts';
import { heldAt, sword } from '../../suits/objects.ts';

export const victor: Art = posed({
  place: { x: 212, y: 846, size: 1.26 },
  look: {
    skin: 'skinFair',
    hair: 'hairAuburn',
    cut: 'curls',
    eyes: 'open',
    mood: 'sly',
    turn: 0.55,
    gaze: [0.9, 0.2],
  },
  behind: [
    fill('wine', 'M-6 -376C-60 -360 -84 -250 -104 -130C-110 -90 -124 -60 -132 -40C-84 -30 -30 -52 20 -60Z'),
    graven('-44,-300 -72,-180 -108,-60', 5),
    graven('-30,-220 -44,-140 -60,-60', 4),
  ],
  headAt: [6, -440],
  bow: 4,
  spine: '2,-364 -6,-306 -4,-238',
  cloth: 'sage',
  hose: 'straw',
  hem: [
    [-66, -156],
    [60, -160],
  ],
  farLeg: { joints: '14,-210 50,-116 58,-22' },
  nearLeg: { joints: '-16,-210 -34,-112 -62,-20' },
  farArm: { joints: '34,-346 72,-262 122,-286', holds: heldAt(sword, 76, 1.32, 178), turn: 0 },
  nearArm: {
    joints: '-12,-348 -40,-244 36,-268',
    holds: [
      put(heldAt(sword, 92, 1, -34), { x: 12, y: -8 }),
      put(heldAt(sword, 66, 1, -54), { x: -10, y: 9 }),
    ],
    turn: -44,
  },
});
