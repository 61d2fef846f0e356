import { perchedBird } from '../creatures/beasts.ts';
import { eachRow, put, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { castle } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { grapes, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const nineOfPentacles: Scene = {
  alt: 'A woman in a rich gown stands at ease in her vineyard with a hooded falcon on her glove; nine coins grow among the grapes.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    hill(610, 12, 'far', 0.4),
    castle(440, 616, 0.46),
    hill(660, 8, 'mid', 2),
    hill(840, 4, 'near', 1),
    [false, true].map((flip) =>
      put(
        [
          tube(
            'woodDark',
            'M130 880C90 760 170 640 110 520C84 440 140 330 122 240C124 170 200 108 306 112',
            7,
          ),
          eachRow(
            [
              [110, 300, 200],
              [160, 350, -20],
              [96, 440, 190],
              [150, 470, -30],
              [80, 570, 200],
              [160, 590, -10],
              [80, 690, 190],
              [168, 700, -20],
              [180, 820, -30],
              [76, 810, 200],
              [128, 196, 150],
              [150, 168, 40],
              [196, 134, 200],
              [222, 124, 60],
              [256, 116, -150],
            ],
            (x, y, turn, i) => leaf(x, y, turn, 46, i % 2 ? 'leaf' : 'leafDark', 0.42),
          ),
          grapes(216, 166, 0.7),
          grapes(176, 420, 0.8),
          grapes(78, 630, 0.8),
          grapes(184, 640, 0.8),
        ],
        flip ? { x: 600, flip } : {},
      ),
    ),
    eachRow(
      [
        [300, 166],
        [126, 300],
        [112, 486],
        [126, 690],
        [474, 300],
        [488, 486],
        [474, 690],
        [104, 818],
        [496, 818],
      ],
      (x, y) => pentacle(x, y, 0.5),
    ),
    person({
      x: 300,
      y: 850,
      size: 1.72,
      look: {
        shape: 'round',
        skin: 'skinBrown',
        hair: 'hairBlack',
        cut: 'bun',
        eyes: 'open',
        mouth: 'smile',
        turn: 0.5,
      },
      wears: 'leafBand',
      dress: 'gown',
      cloth: 'straw',
      trim: 'wine',
      arms: [
        { elbow: [-54, -160], hand: [-44, -126] },
        {
          elbow: [60, -170],
          hand: [66, -192],
          holds: perchedBird({ x: -4, y: -28, size: 0.62 }, 'steelDark', 'light'),
        },
      ],
    }),
  ],
};
