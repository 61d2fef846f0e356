import { type Art, fill, flat, line, mirrored, put } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, swellPath } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { enthroned } from '../figure/enthroned.ts';
import { standing } from '../primitives/ground.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theEmperor: Scene = {
  alt: 'A white-bearded emperor in armour and a red mantle sits on a block of stone carved with the heads of four rams, a sceptre in one hand and an orb in the other; bare mountains stand behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    mirrored([
      fill('dusk', 'M480 900V392L512 330L534 372L560 352V900Z'),
      fill('snow', 'M500 353L512 330L528 362L516 356L508 366Z', { width: 1.2 }),
      fill('far', 'M480 900V486L506 452L528 496L546 470L560 486V900Z'),
      graven('506,454 514,520 504,580', 4),
      fill('mid', 'M480 900V600L520 546L542 580L560 566V900Z'),
      graven('522,550 530,590 524,630', 4),
    ]),
    fill('near', 'M40 842H560V900H40Z'),
    back,
    standing(300, 846, 220),
    enthroned({
      look: {
        shape: 'square',
        aged: true,
        skin: 'skinFair',
        hair: 'hairWhite',
        beard: 'full',
        eyes: 'open',
        brow: 'stern',
        mouth: 'firm',
      },
      wears: 'archedCrown',
      robe: 'wine',
      panel: 'redDark',
      mantle: 'wineDark',
      collar: 'armour',
      place: { x: 300, y: 572 },
    }),
    put(mirrored(greave, 0), { x: 300, y: 572 }),
    mirrored(armRest),
    put(arms, { x: 300, y: 572 }),
  ],
};

/** The back of the seat, hewn from one block, a ram's head on each upper corner. */
const back: Art = [
  fill('stone', 'M112 850V232H488V850Z'),
  fill('stoneDark', 'M142 850V266H458V850Z', { width: 1.8 }),
  line(
    'M112 340H142M112 450H142M112 560H142M458 340H488M458 450H488M458 560H488M300 232V266',
    1.6,
    'line',
    0.6,
  ),
  mirrored([put(ram(), { x: 462, y: 238, size: 0.86 }), graven('160,320 166,420 160,520', 4)]),
];

/** The right-hand block that the arm rests on, with a ram's head carved at its front. */
const armRest: Art = [
  fill('stoneDark', 'M462 612L484 590H552V850H462Z'),
  fill('stone', 'M476 624H552V856H476Z'),
  line('M476 716H552M476 812H552', 1.6, 'line', 0.6),
  put(ram(), { x: 514, y: 668, size: 0.82 }),
];

/** A knee, a shin and a foot in steel, on the right-hand side; in the seated figure's units. */
const greave: Art = [
  fill('steel', 'M40 252C32 268 34 286 54 288H70C90 286 92 266 82 250Z', { width: 2 }),
  line('M40 264Q62 256 86 264M38 274Q62 268 88 274', 1.6, 'ink', 0.5),
  fill('steel', 'M50 96C40 140 38 200 40 254Q62 264 84 252C94 210 104 150 102 96Q76 116 50 96Z'),
  flat('steelDark', 'M82 108Q94 104 102 96C104 150 94 210 84 252Q76 256 68 257C80 210 84 160 82 108Z', 0.6),
  graven('66,116 60,180 58,246', 3, 'ink', 0.45),
  fill('steel', 'M44 78C46 54 106 54 108 78C108 104 92 114 76 114C60 114 44 104 44 78Z'),
  fill('metal', 'M76 64L88 84L76 104L64 84Z', { width: 1.8 }),
];

const orb: Art = [
  disc('metal', 0, -46, 36),
  line('M-36 -46H36M0 -82C-16 -70 -16 -22 0 -10', 3, 'metalDark'),
  line('M0 -82V-108M-11 -98H11', 5, 'metal'),
];

/** A palm that carries the orb from below: four fingertips on its left, the thumb on its right. */
const cuppedHand: Art = [
  fill('skinFair', 'M64 -56C66 -32 80 -14 100 -12C120 -14 130 -30 132 -52C114 -34 84 -36 64 -56Z', {
    edge: 'skinEdge',
    width: 1.8,
  }),
  ['86,-26 78,-44 82,-58', '78,-32 70,-50 74,-66', '71,-40 62,-58 66,-74', '66,-48 56,-64 60,-80'].map(
    (points) => fill('skinFair', swellPath(points, [12, 12, 9]), { edge: 'skinEdge', width: 1.7 }),
  ),
  fill('skinFair', swellPath('122,-34 134,-52 128,-72', [14, 13, 9]), { edge: 'skinEdge', width: 1.7 }),
];

/** Sleeves below pauldrons; in the seated figure's units. */
const arms: Art = [
  sleevedArm(
    { joints: '-56,-158 -130,-60 -150,-98', holds: ankh(), turn: 4 },
    'wine',
    'skinFair',
    'steel',
    0.96,
  ),
  sleevedArm({ joints: '56,-158 142,-52 108,-20', hand: 'hidden' }, 'wine', 'skinFair', 'steel', 0.96),
  put(orb, { x: 98, y: -32 }),
  cuppedHand,
  mirrored(
    [
      fill('steel', 'M34 -182C66 -190 96 -170 96 -136C78 -124 54 -132 42 -148Z'),
      graven('50,-160 72,-156 88,-142', 3, 'ink', 0.5),
    ],
    0,
  ),
];

function ankh(): Art {
  return [
    fill('metal', 'M-6 72V-96H6V72Z', { width: 1.8 }),
    fill('metal', 'M-34 -86H34V-74H-34Z', { width: 1.8 }),
    line('M0 -90C-40 -120 -28 -170 0 -170C28 -170 40 -120 0 -90Z', 12, 'line'),
    line('M0 -90C-40 -120 -28 -170 0 -170C28 -170 40 -120 0 -90Z', 8, 'metalDark'),
  ];
}

/** A ram's head from the front, its horn curling to the left. */
function ram(): Art {
  return [
    fill('linen', 'M-26 -34C-30 6 -18 52 0 56C18 52 30 6 26 -34C10 -46 -10 -46 -26 -34Z'),
    [-1, 1].map((s) =>
      put(
        [
          fill(
            'straw',
            'M10 -34C50 -56 76 -18 58 16C46 36 20 28 24 6C28 -6 40 -2 38 8C52 -4 48 -28 18 -18Z',
            {
              width: 2,
            },
          ),
          line('M30 -42L34 -22M50 -32L46 -16M60 -10L48 -4', 1.4, 'woodDark'),
          flat('ink', circlePath(12, -2, 4)),
        ],
        { flip: s < 0 },
      ),
    ),
    line('M-8 40Q0 46 8 40M-4 32L0 36L4 32', 2, 'woodDark'),
  ];
}
