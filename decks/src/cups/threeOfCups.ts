import { type Art, eachRow, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, grapes, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const threeOfCups: Scene = {
  alt: 'Three friends in garlands dance close together, two of them face to face, and lift their cups side by side, above fruit and flowers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 250, 60, 520, 34, 0.6),
    hill(640, 14, 'far', 1),
    hill(770, 8, 'near', 2),
    standing(300, 800, 110),
    behind,
    standing(170, 846, 120),
    standing(430, 846, 120),
    left,
    right,
    eachRow(
      [
        [92, 848],
        [300, 846],
        [508, 848],
      ],
      (x, y, i) =>
        i === 1
          ? [grapes(x - 22, y - 22, 1), disc('metal', x + 20, y - 4, 20), leaf(x + 18, y - 22, -50, 26)]
          : [disc('red', x - 14, y, 17), disc('metal', x + 14, y + 4, 17), leaf(x - 12, y - 14, -60, 24)],
    ),
    times(6, (i) => flower(70 + i * 92, 862 - (i % 2) * 6, 13, 5, i % 2 ? 'light' : 'rose', 'linen')),
  ],
};

const raised = heldAt(cup, 48, 0.54);

const behind: Art = posed({
  place: { x: 300, y: 800, size: 1.04 },
  look: { skin: 'skinDark', hair: 'hairBlack', cut: 'bun', mouth: 'smile', eyes: 'open', shape: 'round' },
  hat: HATS.roseWreath,
  cloth: 'straw',
  trim: 'wine',
  farArm: { joints: '-42,-356 -118,-310 -150,-350', hand: 'hidden' },
  nearArm: { joints: '40,-358 48,-456 8,-556', holds: raised, turn: 12, flip: true },
});

const left: Art = posed({
  place: { x: 166, y: 848, size: 1.1 },
  side: { skin: 'skinFair', hair: 'hairFair', eyes: 'open' },
  behindHead: [
    limb('hairFair', '-30,-20 -62,40 -70,130 -92,210', [84, 74, 56, 8]),
    graven('-56,20 -64,90 -84,180', 5),
  ],
  hat: put(HATS.leafBand, { turn: -8 }),
  bow: -10,
  spine: '-2,-366 -12,-306 0,-240',
  cloth: 'rose',
  hem: [
    [-112, -16],
    [78, -8],
  ],
  nearArm: { joints: '-8,-352 66,-406 32,-520', holds: raised, turn: -24, flip: false },
  farArm: { joints: '10,-350 52,-268 100,-262', hand: 'open', turn: 8 },
});

const right: Art = posed({
  place: { x: 434, y: 848, size: 1.1, flip: true },
  side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open' },
  behindHead: [
    limb('hairAuburn', '-40,-20 -66,40 -64,120 -78,170 -66,210', [70, 46, 40, 34, 8]),
    [50, 90, 130, 170].map((y) =>
      graven(
        [
          [-84, y],
          [-66, y + 12],
          [-48, y],
        ],
        5,
      ),
    ),
  ],
  hat: put(HATS.laurel, { turn: -8 }),
  bow: -10,
  spine: '-2,-366 -12,-306 0,-240',
  cloth: 'sage',
  hem: [
    [-112, -16],
    [78, -8],
  ],
  nearArm: { joints: '-8,-352 66,-406 32,-520', holds: raised, turn: -24, flip: false },
  farArm: { joints: '10,-350 52,-268 100,-262', hand: 'open', turn: 8 },
});
