import { type Art, eachOf, fill, flat, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { leaf, spray } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { lyingCoin } from '../suits/lyingCoin.ts';
import { pentacle } from '../suits/objects.ts';

export const sevenOfPentacles: Scene = {
  alt: 'A gardener leans on a hoe, his chin over both hands, and considers a great bush on which six coins have ripened; a seventh lies on the ground.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(440, 212, 32, -20),
    hill(650, 22, 'far', 0.2),
    hill(720, 14, 'mid', 2.1),
    hill(800, 8, 'near', 4),
    eachOf(
      '196,860,120,470,-0.1 196,860,300,470,0.12 196,860,206,330,0.04 196,860,110,660,-0.2 196,860,310,660,0.2 196,860,206,560,0',
      (x, y, tx, ty, bend) => spray({ from: [x, y], to: [tx, ty], bend, leaves: 8, length: 52 }),
    ),
    eachOf('198,300 116,404 276,404 196,500 108,594 272,594', (x, y) => [
      pentacle(x, y, 0.44),
      leaf(x - 44, y + 34, -52, 34),
      leaf(x + 46, y + 24, -136, 32, 'leafDark'),
    ]),
    flat('ink', 'M204 858Q260 836 316 858Q260 880 204 858Z', 0.4),
    lyingCoin(262, 848, 0.74),
    standing(468, 846, 90),
    gardener,
  ],
};

/** His hips back, his chin on both hands and these on the end of the hoe. */
const gardener: Art = posed({
  place: { x: 474, y: 846, size: 1.06, flip: true },
  side: { skin: 'skinBrown', hair: 'hairBrown', beard: true, eyes: 'open', mood: 'weary' },
  hat: put(HATS.wideHat, { x: -10, y: -4, turn: 4 }),
  bow: 14,
  headAt: [66, -392],
  spine: '40,-326 8,-288 -26,-226',
  cloth: 'cloth',
  trim: 'wood',
  hose: 'straw',
  hem: [
    [-98, -140],
    [42, -146],
  ],
  farLeg: { joints: '-14,-200 40,-116 44,-20' },
  nearLeg: { joints: '-36,-200 -22,-110 -34,-20' },
  farArm: { joints: '50,-312 82,-236 122,-296', turn: -10 },
  nearArm: {
    joints: '26,-314 42,-214 118,-318',
    holds: [
      line('M2 -16L-4 310', 13),
      line('M2 -16L-4 310', 10, 'wood'),
      fill('steel', 'M-12 290L10 292L44 314L40 326L-12 312Z', { width: 1.8 }),
    ],
    turn: -14,
  },
});
