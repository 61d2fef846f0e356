import { horseAhead } from '../creatures/horseAhead.ts';
import { type Art, eachOf, eachRow, fill, flat, line, mirrored, put, rays } from '../drawing/art.ts';
import { circlePath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { grip } from '../figure/grip.ts';
import { hairBehind, head } from '../figure/head.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import type { Look } from '../figure/look.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent, disc, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theChariot: Scene = {
  alt: 'A crowned charioteer in armour stands under a canopy of stars with a star-tipped staff and the reins of a dark and a light horse, which come towards us and pull apart; a walled city lies behind.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 360, 110, 420, 26, 0.35),
    castle(110, 588, 0.94),
    castle(490, 588, 0.94),
    hill(596, 6, 'far', 1),
    hill(690, 8, 'mid', 2),
    hill(800, 6, 'near', 0.6),
    standing(300, 846, 236),
    canopy(),
    charioteer(),
    mirrored(put(wheel, { x: 496, y: 756 })),
    car(),
    mirrored(line('M330 700C380 690 400 680 424 676', 6, 'woodDark')),
    horseAhead(
      { coat: 'shade', shaded: 'ink', mane: 'hairBlack', harness: 'red' },
      { x: 178, y: 838, size: 0.98, flip: true },
    ),
    horseAhead(
      { coat: 'light', shaded: 'linen', mane: 'hairFair', harness: 'wine' },
      { x: 422, y: 838, size: 0.98 },
    ),
    reins,
    grip('skinOlive', { x: 254, y: 546, size: 1.04, turn: 20 }),
  ],
};

const canopy = (): Art => [
  mirrored([line('M384 620V240', 9, 'line'), line('M384 620V240', 6, 'metalDark')]),
  fill('ink', 'M134 252C190 232 410 232 466 252C410 284 190 284 134 252Z'),
  mirrored([line('M448 640V250', 13, 'line'), line('M448 640V250', 9, 'metal')]),
  fill(
    'cloth',
    'M126 256C142 170 226 124 300 124C374 124 458 170 474 256C446 242 424 266 390 248C360 232 334 262 300 244C266 262 240 232 210 248C176 266 154 242 126 256Z',
  ),
  graven('300,126 296,180 300,240', 3),
  graven('240,138 210,184 208,244', 4),
  graven('360,138 390,184 392,244', 4),
  eachOf('172,214 252,168 348,168 428,214 254,222 346,222 300,194', (x, y) =>
    star(x, y, 13, 'glow', 6, 0.45),
  ),
];

const look: Look = {
  shape: 'square',
  skin: 'skinOlive',
  hair: 'hairFair',
  cut: 'curls',
  eyes: 'open',
  mood: 'grave',
};

const face = { x: 300, y: 366, size: 0.64 };

/** To the hips, which the car hides. */
const charioteer = (): Art => [
  fill('wine', 'M256 424C210 440 196 540 184 640H416C404 540 390 440 344 424Z'),
  graven('226,470 210,550 202,630', 5),
  graven('374,470 390,550 398,630', 5),
  put(hairBehind(look), face),
  limb('cloth', '300,462 300,520 300,620', [110, 112, 116]),
  breastplate,
  put([head(look), HEADWEAR.spireCrown], face),
  sleevedArm(
    { joints: '352,454 430,520 424,450', holds: staff, turn: -8, flip: false },
    'cloth',
    'skinOlive',
    'steel',
    1.04,
  ),
  sleevedArm(
    { joints: '248,454 186,512 254,546', turn: 20, flip: false },
    'cloth',
    'skinOlive',
    'steel',
    1.04,
  ),
  mirrored([
    fill('steel', 'M326 430C356 424 382 440 384 472C366 482 344 476 332 462Z'),
    put(crescent(0, 0, 13, 90, 'glow', 1.6), { x: 358, y: 454 }),
  ]),
];

const breastplate: Art = [
  fill(
    'steel',
    'M262 434C280 448 320 448 338 434C356 440 362 460 358 490C354 530 352 552 350 566Q300 590 250 566C248 552 246 530 242 490C238 460 244 440 262 434Z',
  ),
  flat(
    'steelDark',
    'M306 446C320 446 330 442 338 434C356 440 362 460 358 490C354 530 352 552 350 566Q326 578 304 578Z',
    0.55,
  ),
  graven('300,452 302,510 300,574', 3, 'ink', 0.5),
  graven('252,512 276,526 298,518', 3, 'ink', 0.4),
  graven('348,512 324,526 302,518', 3, 'ink', 0.4),
  fill('metal', 'M300 470L312 490L300 510L288 490Z', { width: 1.8 }),
  line('M250 564Q300 588 350 564', 10, 'metal'),
  times(6, (i) =>
    fill('wineDark', `M${252 + i * 17} 578L${266 + i * 17} 580L${268 + i * 17} 626H${248 + i * 17}Z`, {
      width: 1.6,
    }),
  ),
];

const staff: Art = [
  fill('metal', 'M-6 150V-150H6V150Z', { width: 1.8 }),
  star(0, -166, 26, 'glow', 8, 0.46),
  disc('metal', 0, -140, 9, 1.6),
];

/** Seen at a slant, its spokes within the rim. */
const wheel: Art = [
  fill('metalDark', 'M0 -92C30 -92 46 -50 46 0C46 50 30 92 0 92C-30 92 -46 50 -46 0C-46 -50 -30 -92 0 -92Z'),
  fill('metal', 'M-8 -92C22 -92 38 -50 38 0C38 50 22 92 -8 92C-38 92 -54 50 -54 0C-54 -50 -38 -92 -8 -92Z'),
  fill('near', 'M-8 -74C14 -74 26 -40 26 0C26 40 14 74 -8 74C-30 74 -42 40 -42 0C-42 -40 -30 -74 -8 -74Z', {
    width: 2,
  }),
  times(4, (i) => {
    const angle = (i * Math.PI) / 4 + 0.2;
    const [dx, dy] = [34 * Math.cos(angle), 74 * Math.sin(angle)];
    return [
      line(`M${-8 - dx} ${-dy}L${-8 + dx} ${dy}`, 10),
      line(`M${-8 - dx} ${-dy}L${-8 + dx} ${dy}`, 7, 'metal'),
    ];
  }),
  disc('metal', -4, 0, 17),
  disc('red', -4, 0, 7, 1.4),
];

const car = (): Art => [
  fill('woodDark', 'M160 604Q300 580 440 604L424 800H176Z'),
  fill('stone', 'M148 604C200 584 400 584 452 604L448 628C400 610 200 610 152 628Z'),
  fill('clothDark', 'M176 634Q300 616 424 634L408 778H192Z', { width: 1.8 }),
  put(wings, { x: 300, y: 678 }),
];

const wings: Art = [
  mirrored(
    [
      fill(
        'light',
        'M12 -12C30 -40 70 -44 96 -28C84 -26 80 -20 78 -16C70 -18 64 -14 62 -8C52 -10 46 -4 44 2C34 0 24 4 16 8Z',
        { width: 2 },
      ),
      graven('20,-6 46,-24 80,-28', 3),
    ],
    0,
  ),
  disc('red', 0, 6, 26),
  disc('glow', 0, 6, 12, 1.4),
  flat('ink', circlePath(0, 6, 4)),
];

const reins: Art = eachRow(
  [['M262 560C220 560 150 566 102 602'], ['M262 550C330 540 440 560 498 602']],
  (d) => [line(d, 6), line(d, 4, 'red')],
);
