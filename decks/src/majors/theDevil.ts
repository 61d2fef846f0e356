import { goatHead } from '../creatures/goat.ts';
import { type Art, fill, flat, line, mirrored, put, rays, tube, type Place } from '../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { type Reach, sleevedArm } from '../figure/actor.ts';
import type { Hair, Skin } from '../figure/look.ts';
import { posed } from '../figure/posed.ts';
import { shoulder } from '../figure/shoulder.ts';
import { standing } from '../primitives/ground.ts';
import { disc, flame } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

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

/** A man's thighs come towards us, a goat's shins go down from the knees to cloven hoofs. */
const legs: Art = [
  mirrored([
    fill('linen', 'M380 800H424L440 846H408L403 822L398 846H364Z'),
    limb('skinBrown', '322,600 362,612 398,642', [88, 98, 86], 'skinEdge'),
    graven('330,570 370,580 404,606', 4, 'skinEdge'),
    fill(
      'woodDark',
      'M356 684L364 656L380 674L392 648L406 670L422 646L428 672L444 658C450 694 438 728 424 752L440 792L424 782L418 810L402 796L386 810L380 782L364 792L376 748C364 728 354 706 356 684Z',
    ),
    graven('384,676 396,692 396,712', 5),
    graven('424,684 428,708 416,742', 5),
    graven('390,690 396,730 390,774', 5),
  ]),
  fill('wine', 'M226 548Q300 572 374 548L360 636C350 676 334 704 300 736C266 704 250 676 240 636Z'),
  line('M227 554Q300 578 373 554', 9, 'metal'),
  graven('262,584 268,640 292,700', 4),
  graven('338,584 332,640 308,700', 4),
];

/** Shaggy hair, in which the goat's neck goes over into a man's breast. */
const ruff: Art = [
  fill(
    'wood',
    'M236 366L222 396L242 392L240 424L260 416L262 450L280 438L300 484L320 438L338 450L340 416L360 424L358 392L378 396L364 366Q300 330 236 366Z',
  ),
  mirrored([graven('334,372 344,392 348,410', 4), graven('318,400 326,418 328,436', 4)]),
];

const captive = (
  place: Place & { x: number },
  skin: Skin,
  hair: Hair,
  cloth: Role,
  arms: { nearArm: Reach; farArm: Reach },
): Art => [
  standing(place.x, 858, 66),
  posed({
    place: { y: 852, size: 0.66, ...place },
    side: { skin, hair, eyes: 'open', mood: 'sad' },
    behindHead: tube('metal', 'M-64 96C-60 74 50 74 56 96', 11),
    hat: tube('metal', 'M-64 96C-62 130 52 134 56 96', 13),
    headAt: [8, -434],
    headSize: 0.7,
    bow: 8,
    cloth,
    trim: 'wine',
    hose: skin,
    boots: skin,
    spine: '6,-364 -6,-306 -8,-240',
    hem: [
      [-70, -140],
      [52, -150],
    ],
    farLeg: { joints: '6,-214 44,-120 36,-18' },
    nearLeg: { joints: '-18,-214 -18,-110 -52,-18' },
    ...arms,
  }),
];

/** A slack chain of oval links from one point to another. */
const chain = (x1: number, y1: number, x2: number, y2: number): Art =>
  times(11, (i) => {
    const t = i / 10;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 90 * t * (1 - t)];
    return line(circlePath(x, y, 8), 4, i % 2 ? 'metalDark' : 'metal');
  });

const torch: Art = [
  fill('wood', 'M-10 -46H10L14 66H-14Z'),
  fill('metal', 'M-16 54H16L12 74H-12Z'),
  flame(0, 76, 2, 180),
];

const batWing: Art = [
  fill(
    'shade',
    'M0 0C20 -70 70 -130 150 -150C146 -110 156 -80 176 -50C150 -56 132 -44 124 -18C108 -34 88 -34 76 -6C60 -20 40 -14 30 24Z',
  ),
  graven('4,0 60,-70 148,-148', 6),
  graven('20,-8 70,-40 122,-20', 4),
  graven('60,-70 110,-90 172,-52', 4),
];
