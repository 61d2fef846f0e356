import { goatHead } from '../creatures/goat.ts';
import { fill, flat, line, mirrored, put, rays } from '../drawing/art.ts';
import { polar, polygonPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { shoulder } from '../figure/shoulder.ts';
import { standing } from '../primitives/ground.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { legs, ruff, batWing } from './devil/beast.ts';
import { captive, chain, torch } from './devil/captive.ts';

export const theDevil: Scene = {
  alt: 'A goat-headed figure with the wings of a bat sits on a dark block, knees apart, one hand raised, a torch turned down in the other; two people in loose collars are chained to the block, one with a hand lifted, one with a hand at the collar.',
  draw: (chance) => [
    sky(chance, { stars: 16 }),
    flat('wineDark', 'M40 900V540Q300 400 560 540V900Z', 0.75),
    rays(300, 330, 140, 460, 20, 0.3),
    mirrored(put(batWing, { x: 342, y: 470, size: 1.24 })),
    put(fill('metal', polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 11 : 28, 90 + i * 36)))), {
      x: 300,
      y: 136,
    }),
    standing(300, 842, 196),
    fill('stoneDark', 'M178 628H422V660H178Z'),
    fill('ink', 'M190 660H410L420 838H180Z'),
    graven('252,690 250,760 254,828', 4),
    graven('348,690 350,760 346,828', 4),
    limb('skinBrown', '300,398 300,450 300,530 300,596', [124, 168, 126, 140], 'skinEdge'),
    line('M248 478Q274 504 298 488M352 478Q326 504 302 488M300 500V556', 2.4, 'skinEdge'),
    line('M284 514H274M284 540H276M316 514H326M316 540H324', 2, 'skinEdge', 0.6),
    legs,
    sleevedArm(
      { joints: '238,404 176,470 158,368', hand: 'open', turn: 98, flip: true },
      'skinBrown',
      'skinBrown',
      'trim',
      1.2,
    ),
    disc('glow', 410, 600, 74, 0, 0.14),
    sleevedArm(
      { joints: '362,404 432,430 410,476', holds: torch, turn: 0, flip: true },
      'skinBrown',
      'skinBrown',
      'trim',
      1.2,
    ),
    [246, 354].map((x) => shoulder('skinBrown', [x, 414], 25)),
    ruff,
    goatHead({ x: 300, y: 300, size: 1.12 }),
    captive({ x: 100 }, 'skinFair', 'hairAuburn', 'sage', {
      nearArm: { joints: '-4,-350 -34,-262 34,-208', hand: 'open', turn: 50 },
      farArm: { joints: '20,-350 84,-318 92,-392', hand: 'open', turn: -74 },
    }),
    captive({ x: 502, flip: true }, 'skinOlive', 'hairBrown', 'cloth', {
      farArm: { joints: '20,-350 56,-280 60,-220', hand: 'open', turn: 70 },
      nearArm: { joints: '-8,-350 50,-290 26,-356', turn: -60, flip: false },
    }),
    [chain(300, 752, 122, 622), chain(300, 752, 480, 622)],
    disc('metal', 300, 756, 22, 2),
    disc('ink', 300, 756, 13, 1.6),
  ],
};
