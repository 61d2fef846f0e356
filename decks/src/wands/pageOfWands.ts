import { outdoorPage } from '../courts/page.ts';
import { salamander } from '../creatures/salamander.ts';
import { type Art, fill, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const pageOfWands: Scene = {
  alt: 'A page in a feathered cap and a red cape, one foot on a stone, lifts his chin and looks up at the flame of the tall staff that he holds with both hands; a small salamander suns itself on another stone.',
  draw: (chance) =>
    outdoorPage(chance, {
      suit: 'wands',
      stance: [236, 130],
      light: [380, 272],
      figure: page,
      beside: stones,
    }),
};

const stones: Art = [
  fill('stoneDark', 'M262 868C266 826 288 804 322 806C360 806 380 830 386 868Z'),
  graven('284,836 300,822 322,820', 5),
  fill('stoneDark', 'M420 862C424 822 450 806 484 808C516 808 534 830 538 862Z'),
  graven('440,840 460,828 490,828', 5),
  salamander({ x: 480, y: 808, size: 0.86 }),
];

const page: Art = posed({
  place: { x: 226, y: 852, size: 1.2 },
  side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open' },
  hat: put(HATS.featherCap, { x: -14, y: 2, turn: -12, flip: true }),
  headAt: [-2, -438],
  bow: -24,
  behind: [
    fill(
      'wine',
      'M-6 -374C-54 -366 -70 -290 -92 -210C-102 -176 -126 -160 -150 -148C-108 -118 -40 -120 4 -150Z',
    ),
    graven('-44,-320 -66,-240 -110,-158', 5),
    graven('-24,-280 -44,-210 -66,-146', 4),
  ],
  spine: '-8,-364 -2,-306 -4,-238',
  cloth: 'straw',
  hose: 'sage',
  hem: [
    [-66, -156],
    [66, -162],
  ],
  farLeg: { joints: '16,-206 86,-140 78,-58' },
  nearLeg: { joints: '-16,-206 -22,-110 -40,-20' },
  farArm: { joints: '16,-346 76,-316 116,-368', holds: heldAt(wand, -42, 2.16, 5), turn: 6 },
  nearArm: { joints: '-14,-348 -14,-250 102,-262', turn: 4 },
});
