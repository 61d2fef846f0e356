import { type Art, fill, line, mirrored, put } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { posed } from '../figure/posed.ts';
import { shoulder } from '../figure/shoulder.ts';
import { pillar } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { tiles } from '../primitives/land.ts';
import { disc, halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { suitEmblem } from '../suits/objects.ts';

export const justice: Scene = {
  alt: 'A crowned judge in a red gown and green mantle stands between two pillars before a curtain, a sword upright in one hand and level scales hanging from the other.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    fill('clothDark', boxPath(110, 200, 380, 700)),
    times(9, (i) => line(`M${132 + i * 42} 204Q${126 + i * 42} 520 ${132 + i * 42} 890`, 2, 'line', 0.3)),
    times(6, (i) =>
      fill('cloth', `M${110 + i * 63.4} 200h63.4q-8 44 -31.7 44q-23.7 0 -31.7 -44Z`, { width: 1.8 }),
    ),
    pillar(96, 172, 812),
    pillar(504, 172, 812),
    tiles(776, 'stone', 'stoneDark'),
    halo(300, 324, 116, 'clothDark'),
    standing(300, 846, 150),
    judge,
    shoulder('wine', [335, 432], 21),
  ],
};

const judge: Art = posed({
  place: { x: 300, y: 846, size: 1.2 },
  look: { shape: 'square', skin: 'skinDark', hair: 'hairBlack', cut: 'short', eyes: 'open', mouth: 'firm' },
  hat: HEADWEAR.squareCrown,
  cloth: 'wine',
  boots: 'metalDark',
  hem: [
    [-90, -24],
    [90, -24],
  ],
  behind: [
    fill(
      'sage',
      'M-30 -388C-70 -376 -78 -280 -92 -180C-104 -100 -118 -50 -128 -4Q0 18 128 -4C118 -50 104 -100 92 -180C78 -280 70 -376 30 -388Z',
    ),
    mirrored([graven('70,-260 92,-150 110,-16', 5), graven('84,-150 98,-80 122,-12', 4)], 0),
  ],
  farArm: {
    joints: '-42,-356 -88,-262 -122,-330',
    holds: put(suitEmblem('swords', 1.12), { y: -86 }),
    turn: 4,
  },
  nearArm: { joints: '40,-356 50,-262 114,-300', holds: scales(), turn: -16 },
});

/** The balance's stem passes through the hand at 0,0; below it a level beam, and a pan on three chains at each end. */
function scales(): Art {
  return [
    line('M0 -30V46', 7, 'metal'),
    disc('metal', 0, -36, 9, 1.8),
    fill('metal', 'M-60 44Q-30 36 0 40Q30 36 60 44V52Q30 46 0 50Q-30 46 -60 52Z', { width: 1.8 }),
    disc('metal', 0, 44, 9, 1.8),
    [-56, 56].map((x) => [
      line(`M${x} 48L${x - 26} 132M${x} 48L${x + 26} 132M${x} 48V132`, 2, 'metal'),
      fill('metal', `M${x - 31} 130H${x + 31}Q${x + 22} 154 ${x} 154Q${x - 22} 154 ${x - 31} 130Z`, {
        width: 1.8,
      }),
    ]),
  ];
}
