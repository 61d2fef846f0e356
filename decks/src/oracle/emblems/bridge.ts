import { fill, line, type Art } from '../../drawing/art.ts';
import { toTenth, times } from '../../drawing/geometry.ts';
import { person } from '../../figure/person.ts';
import { oracleHaze, hills, moonRoad, pineBough, reeds, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

const deck = (x: number) => 640 - 150 * Math.sin(((x - 40) / 520) * Math.PI);

export const bridge: OracleScene = {
  alt: 'On a red bridge that arches over still water two people, one with a lantern and one with a letter, meet in the middle before the moon.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { y: 350 }),
    hills(600, [70, 40, 20, 0, 30, 60, 90], 'far'),
    oracleHaze(70, 566, 190),
    oracleHaze(380, 560, 180),
    stillWater(610),
    moonRoad(300, 640, 812, 90),
    posts,
    span,
    person({
      x: 246,
      y: 496,
      size: 0.5,
      look: { skin: 'skinFair', hair: 'hairAuburn', cut: 'bun', eyes: 'open', mouth: 'smile', turn: 0.9 },
      dress: 'robe',
      cloth: 'cloth',
      arms: [
        { elbow: [-50, -164], hand: [-36, -124] },
        { elbow: [60, -170], hand: [84, -176], holds: fill('glow', 'M-20 6H20V56H-20Z') },
      ],
    }),
    person({
      x: 354,
      y: 496,
      size: 0.5,
      flip: true,
      look: {
        skin: 'skinBrown',
        hair: 'hairBlack',
        cut: 'short',
        beard: 'short',
        eyes: 'open',
        mouth: 'smile',
        turn: 0.9,
      },
      dress: 'robe',
      cloth: 'sage',
      arms: [
        { elbow: [-50, -164], hand: [-36, -124] },
        { elbow: [56, -176], hand: [80, -196], holds: fill('light', 'M-28 -20H28V22H-28Z') },
      ],
    }),
    railing,
    pineBough(420, 128, 0.6),
    reeds(86, 826, 7, 150),
    reeds(522, 826, 6, 130),
  ],
};

const arc = (drop: number): string =>
  times(27, (i) => {
    const x = 40 + i * 20;
    return `${x} ${toTenth(deck(x) + drop)}`;
  }).join('L');

const span: Art = [
  fill('red', `M${arc(0)}L560 ${toTenth(deck(560) + 36)}L${arc(36).split('L').toReversed().join('L')}Z`),
  line(`M${arc(12)}`, 2, 'redDark'),
  line(`M${arc(24)}`, 2, 'redDark'),
];

const posts: Art = [110, 200, 400, 490].map((x) =>
  fill('redDark', `M${x - 9} ${toTenth(deck(x) + 30)}V780H${x + 9}V${toTenth(deck(x) + 30)}Z`),
);

const railing: Art = [
  [66, 130, 194, 406, 470, 534].map((x) =>
    fill(
      'red',
      `M${x - 5} ${toTenth(deck(x) + 4)}V${toTenth(deck(x) - 46)}H${x + 5}V${toTenth(deck(x) + 4)}Z`,
      { width: 1.8 },
    ),
  ),
  line(`M${arc(-22)}`, 6, 'line'),
  line(`M${arc(-22)}`, 3, 'red'),
  line(`M${arc(-44)}`, 9, 'line'),
  line(`M${arc(-44)}`, 5.4, 'red'),
];
