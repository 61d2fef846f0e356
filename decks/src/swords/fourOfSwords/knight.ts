import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { prayingHands } from '../../figure/prayingHands.ts';
import { profile } from '../../figure/profile.ts';
import { disc, star } from '../../primitives/lights.ts';

export const pillow: Art = [
  fill('linen', 'M64 682C54 660 66 640 90 642C130 646 170 646 190 654C206 662 204 676 196 684Z'),
  graven('82,652 110,664 150,662', 4, 'shade', 0.4),
  line('M64 682l-10 8M66 648l-10 -8', 4, 'metal'),
];

/** Plates on breast, knees and shins. */
const PLATES: Art = [
  fill('steel', 'M-40 -366C-20 -378 24 -378 40 -362C52 -330 50 -290 38 -262H-38C-52 -300 -50 -336 -40 -366Z'),
  flat(
    'steelDark',
    'M-40 -366C-30 -372 -20 -374 -12 -374C-26 -340 -28 -296 -18 -262H-38C-52 -300 -50 -336 -40 -366Z',
    0.6,
  ),
  graven('10,-370 20,-316 8,-264', 4, 'ink', 0.5),
  eachOf('6,-114 -18,-112', (x, y) => [
    fill(
      'steel',
      `M${x - 24} ${y - 16}Q${x} ${y - 26} ${x + 24} ${y - 16}L${x + 20} ${y + 16}Q${x} ${y + 26} ${x - 20} ${y + 16}Z`,
      {
        width: 1.8,
      },
    ),
    disc('metal', x + 2, y, 8, 1.6),
  ]),
  line('M-38 -82H2M-36 -62H2M-34 -42H0', 1.8, 'ink', 0.6),
  graven('-26,-92 -30,-60 -28,-34', 4, 'ink', 0.5),
];

/** On his back: drawn upright, looking right, and laid down. */
export const knight: Art = put(
  [
    sleevedArm({ joints: '14,-346 6,-246 72,-296', hand: 'hidden' }, 'steelDark', 'skinFair', 'metal', 0.9),
    actor({
      skin: 'skinFair',
      head: profile({ skin: 'skinFair', hair: 'hairBrown', beard: true }),
      headAt: { x: 6, y: -434, size: 0.66, turn: 4 },
      spine: '2,-366 0,-306 -6,-236',
      girth: [78, 100, 82],
      cloth: 'wine',
      trim: 'metal',
      hose: 'steel',
      boots: 'steelDark',
      hem: [
        [-54, -128],
        [46, -134],
      ],
      farLeg: { joints: '6,-210 6,-112 0,-18' },
      nearLeg: { joints: '-18,-210 -16,-112 -22,-20' },
    }),
    PLATES,
    fill('steel', 'M-40 -380C-18 -392 26 -392 38 -372L34 -356C6 -366 -20 -366 -42 -358Z', { width: 1.8 }),
    star(10, -190, 18, 'metal', 6, 0.45),
    prayingHands('skinFair', { x: 84, y: -314, turn: 58, size: 0.74 }),
    sleevedArm({ joints: '-10,-346 -26,-236 78,-300', hand: 'hidden' }, 'steel', 'skinFair', 'metal', 0.92),
    flat('skinFair', swellPath('59,-288 72,-306', [14.5, 17])),
    disc('metal', -24, -244, 15, 1.8),
    graven('-18,-334 -24,-300 -28,-268', 4, 'ink', 0.5),
    graven('4,-252 24,-264 42,-276', 4, 'ink', 0.5),
    // Three plates that overlap from the neck over the shoulder.
    fill('steel', 'M-32 -300C-40 -314 -36 -332 -26 -338L14 -334C18 -320 12 -304 4 -298Q-14 -292 -32 -300Z', {
      width: 1.8,
    }),
    fill('steel', 'M-36 -320C-42 -336 -38 -352 -26 -356L16 -350C20 -338 16 -322 8 -316Q-14 -308 -36 -320Z', {
      width: 1.8,
    }),
    fill('steel', 'M-38 -340C-42 -362 -30 -380 -6 -382C16 -380 24 -362 16 -338Q-12 -326 -38 -340Z', {
      width: 1.8,
    }),
    graven('-28,-350 -18,-366 0,-370', 3, 'ink', 0.5),
  ],
  { x: 744, y: 634, size: 1.4, turn: -90 },
);
