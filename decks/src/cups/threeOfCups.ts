import { type Art, eachOf, put, rays } from '../drawing/art.ts';
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
  alt: 'Three friends in garlands dance in long gowns, two of them hand in hand before the third, and lift their cups together above fruit and flowers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 336, 40, 540, 34, 0.6),
    hill(640, 14, 'far', 1),
    hill(770, 8, 'near', 2),
    standing(300, 800, 110),
    behind,
    standing(166, 846, 120),
    standing(434, 846, 120),
    right,
    left,
    eachOf('200,858 300,846 400,858', (x, y, i) =>
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
  look: { skin: 'skinDark', hair: 'hairBlack', cut: 'bun', mood: 'glad', eyes: 'open', shape: 'round' },
  hat: HATS.roseWreath,
  cloth: 'straw',
  trim: 'wine',
  farArm: { joints: '-42,-350 -84,-296 -176,-276', hand: 'hidden' },
  nearArm: { joints: '38,-350 88,-440 4,-566', holds: raised, turn: 12, flip: true },
});

const left: Art = posed({
  place: { x: 158, y: 842 },
  side: { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'glad', nose: 'snub' },
  behindHead: [
    limb('hairFair', '-30,-20 -62,40 -70,130 -92,210', [84, 74, 56, 8]),
    graven('-56,20 -64,90 -84,180', 5),
  ],
  hat: put(HATS.leafBand, { turn: -8 }),
  bow: -10,
  spine: '-2,-366 -12,-306 0,-240',
  cloth: 'rose',
  hem: [
    [-102, -20],
    [88, -6],
  ],
  farArm: { joints: '4,-346 60,-262 138,-250', turn: 4 },
  nearArm: { joints: '-10,-344 62,-396 64,-540', holds: raised, turn: -12, flip: false },
});

const right: Art = posed({
  place: { x: 442, y: 842, flip: true },
  side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'glad' },
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
    [-102, -20],
    [88, -6],
  ],
  farArm: { joints: '4,-346 60,-262 138,-250', hand: 'hidden' },
  nearArm: { joints: '-10,-344 62,-396 64,-540', holds: raised, turn: -12, flip: false },
});
