import { disc } from '../primitives/lights.ts';
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
      figure: [page, firelight],
      beside: stones,
    }),
};

const stones: Art = [
  disc('glow', 392, 272, 130, 0, 0.1),
  disc('glow', 392, 272, 86, 0, 0.14),
  fill('stoneDark', 'M250 866L262 820L290 796L346 794L378 816L396 866Z'),
  fill('stone', 'M262 820L290 796L346 794L330 816L288 826Z', { width: 1.6 }),
  fill('stone', 'M288 826L330 816L346 866H296Z', { width: 1.6 }),
  fill('stoneDark', 'M408 864L422 812L450 794L512 796L538 820L548 864Z'),
  fill('stone', 'M422 812L450 794L512 796L494 816L446 822Z', { width: 1.6 }),
  fill('stone', 'M446 822L494 816L508 864H452Z', { width: 1.6 }),
  salamander({ x: 480, y: 802, size: 0.86 }),
];

const page: Art = posed({
  place: { x: 226, y: 852, size: 1.2 },
  side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'wonder', nose: 'snub' },
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
  girth: [76, 112, 88],
  cloth: 'straw',
  hose: 'sage',
  hem: [
    [-66, -156],
    [66, -162],
  ],
  farLeg: { joints: '16,-206 86,-140 78,-58' },
  nearLeg: { joints: '-16,-206 -22,-110 -40,-20' },
  farArm: { joints: '4,-352 62,-296 116,-368', holds: heldAt(wand, -42, 2.16, 5), turn: 6 },
  nearArm: { joints: '-14,-348 -14,-250 102,-262', turn: 4 },
});

/** The flame's light along the cap, the breast and the knee. */
const firelight: Art = [
  graven('272,436 280,500 284,600', 6, 'glow', 0.6),
  graven('330,690 336,720 326,760', 5, 'glow', 0.6),
];
