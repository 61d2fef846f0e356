import { type Art, eachOf, fill, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { posed } from '../figure/posed.ts';
import { person } from '../figure/person.ts';
import { curledHair } from '../figure/profileHair.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const fiveOfSwords: Scene = {
  alt: 'A victor with a thin smile carries two swords over one shoulder, leans on a third, and two lie on the ground; two defeated people go away from us to the water with bowed heads, one with a hand to the face.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    eachOf('132,262,0.56 420,224,0.9 462,356,0.76', (x, y, k) => [cloud(x, y, k, 'stoneDark')]),
    hill(590, 10, 'far', 0.7),
    lake(610, 700),
    hill(690, 6, 'mid', 1.4),
    standing(516, 722, 36),
    person({
      x: 516,
      y: 722,
      size: 0.5,
      away: true,
      cloth: 'steel',
      lean: 5,
      bow: 14,
      look: { hair: 'hairFair', cut: 'long' },
    }),
    standing(436, 744, 44),
    person({
      x: 436,
      y: 744,
      size: 0.6,
      away: true,
      cloth: 'rose',
      lean: 6,
      bow: 16,
      look: { skin: 'skinBrown', hair: 'hairBlack' },
      arms: [
        { elbow: [-46, -164], hand: [-34, -124] },
        { elbow: [72, -206], hand: [38, -250], behind: true },
      ],
    }),
    hill(792, 6, 'near', 2),
    standing(216, 848, 130),
    sword(474, 786, 0.6, 262),
    sword(464, 836, 0.64, 72),
    victor,
  ],
};

const victor: Art = posed({
  place: { x: 212, y: 846, size: 1.26 },
  side: { skin: 'skinFair', hair: 'hairAuburn', eyes: 'open', mood: 'sly' },
  hat: [curledHair('hairAuburn'), line('M35 38Q46 42 52 33', 2.4, 'redDark')],
  behind: [
    fill('wine', 'M-6 -376C-60 -360 -84 -250 -104 -130C-110 -90 -124 -60 -132 -40C-84 -30 -30 -52 20 -60Z'),
    graven('-44,-300 -72,-180 -108,-60', 5),
    graven('-30,-220 -44,-140 -60,-60', 4),
  ],
  headAt: [6, -434],
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
  farArm: { joints: '24,-348 84,-296 122,-286', holds: heldAt(sword, 76, 1.32, 178), turn: 0 },
  nearArm: {
    joints: '-12,-348 -40,-244 36,-268',
    holds: [
      put(heldAt(sword, 92, 1, -42), { x: 11, y: -10 }),
      put(heldAt(sword, 66, 1, -42), { x: -10, y: 9 }),
    ],
    turn: -42,
  },
});
