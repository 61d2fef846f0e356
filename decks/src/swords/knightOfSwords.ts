import { knight } from '../courts/knight.ts';
import { eachOf, fill, flat, line, put, type Art } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, swellPath } from '../drawing/swell.ts';
import { hill } from '../primitives/land.ts';
import { litEdge } from '../primitives/litEdge.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { heldAt, sword } from '../suits/objects.ts';
import { flyingMane, muscles } from './knightOfSwords/charger.ts';

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume charges on a white horse at full gallop under dark storm clouds, bends forward and holds his sword up; his red cape, the grey mane and tail and dust fly back.',
  draw: (chance) =>
    knight(chance, {
      suit: 'swords',
      gait: 'gallop',
      coat: 'light',
      shaded: 'linen',
      mane: 'steel',
      ownMane: [muscles, flyingMane],
      trapping: 'red',
      tabard: 'cloth',
      face: { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'stern' },
      crest: 'plume',
      mantle: 'red',
      cape: 'streams',
      at: { x: 339, y: 642, size: 1.05, turn: 9, flip: true },
      heldRein: [92, -84],
      reinArm: '5,-156 30,-117 80,-146',
      lean: 40,
      build: {
        size: 1.03,
        thigh: 18,
        limbs: 0.84,
        forward: -14,
        head: { x: 2, y: -224, size: 0.57, turn: -18 },
      },
      arm: {
        shoulder: [-19, -159],
        elbow: [-82, -166],
        hand: [-129, -253],
        holds: heldAt(sword, 76, 1.06, 19),
        turn: 9,
        flip: true,
      },
      air: [
        gust({ x: 220, y: 190, size: 1.1, turn: -6 }),
        litBank(330, 'gloomLight', [40, 160], 1),
        gust({ x: 400, y: 400, size: 1 }, 'light', 0.4),
      ],
      behind: [
        litBank(444, 'gloom', [40, 260], 2.2),
        litBank(560, 'gloom', [40, 300], 1),
        hill(690, 10, 'near', 0.6),
        ledges,
        curls,
      ],
      before: [stormLight, dust],
    }),
};

/** Ledges of rock under the hooves, with the horse's shadow, and grass that the wind bends. */
const ledges: Art = [
  fill('far', 'M40 752C90 740 140 758 190 748C250 736 300 756 370 746C440 738 500 752 560 742V900H40Z', {
    width: 2,
  }),
  fill('mid', 'M40 800C120 790 180 812 260 802C350 790 430 812 560 800V900H40Z', { width: 2 }),
  flat('ink', 'M110 832Q300 802 530 834Q300 862 110 832Z', 0.5),
  fill('stoneDark', 'M40 812L62 786L112 794L150 782L182 806L206 842L256 852L284 900H40Z', { width: 2 }),
  fill('stone', 'M62 786L112 794L150 782L182 806L138 816L90 812Z', { width: 1.6 }),
  line('M90 812L80 850L96 890M138 816L160 856', 1.6, 'line', 0.6),
  fill('stoneDark', 'M316 900L334 864L374 850L414 858L446 880L458 900Z', { width: 2 }),
  fill('stone', 'M334 864L374 850L414 858L380 868Z', { width: 1.6 }),
  eachOf('84,800,1.5 234,858,1.5 296,884,1.2 360,864,1.3', (x, y, size) =>
    put(
      ['-8,2 0,-18 22,-30', '-2,3 8,-14 32,-20', '4,3 16,-8 38,-8', '-12,2 -8,-18 8,-34'].map((points) =>
        fill('sage', swellPath(points, [8, 7, 1.4]), { width: 1.4 }),
      ),
      { x, y, size },
    ),
  ),
];

/** Dust rises in curls behind the hooves. */
const curls: Art = [
  '548,846 516,840 492,820 510,800 528,812',
  '552,812 528,792 540,768 556,772',
  '500,850 470,842 458,822 474,812 484,824',
  '440,854 420,846 414,832 426,826',
].map((points) => graven(points, 13, 'steel', 0.6));

/** Dust that the hooves throw up and leave behind them. */
const dust: Art = [
  eachOf('452,806,4 430,818,3 496,786,4 520,758,3 404,836,3 470,792,2.4', (x, y, r) =>
    flat('steel', circlePath(x, y, r), 0.8),
  ),
  eachOf('330,846,120 210,862,110 430,868,110 300,884,150', (x, y, half) =>
    graven(
      [
        [x - half, y + 6],
        [x, y],
        [x + half, y - 8],
      ],
      5,
      'steel',
      0.5,
    ),
  ),
];

/** A gap in the storm, at the upper left, lights helmet, blade and croup. */
const stormLight: Art = [
  litEdge('250,392 270,380 296,378', [2, 7, 2], 'light'),
  litEdge('220,203 280,248 340,294', [2, 5, 3], 'light'),
  litEdge('430,602 458,610 476,636', [2, 9, 2], 'light'),
];
