import { type Art, eachRow, fill, line, put, tube } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { posed } from '../figure/posed.ts';
import { profile } from '../figure/profile.ts';
import { curledHair } from '../figure/profileHair.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const fiveOfSwords: Scene = {
  alt: 'A victor with a thin smile carries two swords over one shoulder, leans on a third, and two lie on the ground; two defeated people walk away to the water, one with a hand to the face.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    eachRow(
      [
        [132, 262, 0.56],
        [420, 224, 0.9],
        [462, 356, 0.76],
      ],
      (x, y, k) => [cloud(x, y, k, 'stoneDark')],
    ),
    hill(590, 10, 'far', 0.7),
    lake(610, 700),
    hill(690, 6, 'mid', 1.4),
    standing(510, 724, 40),
    leaving(510, 722, 0.5, 'wine', profile({ skin: 'skinFair', hood: 'wine' })),
    standing(438, 742, 46),
    leaving(438, 740, 0.6, 'clothDark', profile({ skin: 'skinBrown', hair: 'hairBlack', brow: 'sad' }), [
      tube('clothDark', 'M0 -176C10 -118 44 -128 54 -170', 24),
      tube('trim', 'M52 -163L54 -170', 20),
      fill('skinBrown', 'M45 -172C40 -188 36 -204 40 -216C45 -224 52 -222 54 -214C60 -202 64 -186 64 -173Z', {
        edge: 'skinEdge',
      }),
    ]),
    hill(792, 6, 'near', 2),
    standing(240, 848, 130),
    sword(440, 796, 0.86, 288),
    sword(436, 816, 0.86, 80),
    victor,
  ],
};

const victor: Art = posed({
  place: { x: 236, y: 846, size: 1.26 },
  side: { skin: 'skinFair', hair: 'hairAuburn', eyes: 'open' },
  hat: [
    curledHair('hairAuburn'),
    fill('skinFair', 'M21 -12L45 -13L44 -5Q33 -6 22 -1Z', { edge: 'none' }),
    line('M21 -1Q32 -7 45 -4', 3, 'skinEdge'),
    line('M20 -11Q32 -16 46 -9', 2.8, 'skinEdge'),
    line('M32 40Q44 45 53 30M30 33q-4 6 1 11', 2.6, 'redDark'),
  ],
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

/** A figure that walks to the right, bent and wrapped in a cloak; the arm is painted over the face. */
const leaving = (x: number, y: number, size: number, cloak: Role, face: Art, arm: Art = false): Art =>
  put(
    [
      eachRow(
        [
          [-34, -2],
          [22, 2],
        ],
        (foot, drop) => fill('woodDark', `M${foot} ${drop - 16}h22c14 6 18 12 16 18h-40Z`, { width: 1.6 }),
      ),
      fill(
        cloak,
        'M-62 -6C-66 -80 -62 -150 -34 -196C-16 -222 26 -222 38 -190C52 -150 52 -70 64 -8Q0 12 -62 -6Z',
      ),
      line(
        'M-36 -150C-44 -100 -44 -60 -42 -14M-6 -120C-10 -80 -10 -50 -8 -10M24 -110C28 -70 30 -40 34 -14',
        1.4,
        'line',
        0.5,
      ),
      put(face, { x: 26, y: -224, size: 0.5, turn: 42 }),
      fill(cloak, 'M-38 -188C-30 -216 -8 -226 4 -216L20 -186C6 -170 -20 -168 -38 -188Z', { width: 1.6 }),
      arm,
    ],
    { x, y, size },
  );
