import { eachRow, fill, flat, tube, rays } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { bricks, glassWindow } from '../primitives/buildings.ts';
import { disc } from '../primitives/lights.ts';
import { leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const fiveOfPentacles: Scene = {
  alt: 'Two poor people, one on crutches, pass in the snow under a lit church window in which five coins shine.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    bricks(30, 800, 44, 'gloom', 'gloomLight'),
    glassWindow(300, 118, 300, 440),
    flat('glow', 'M156 552V300Q156 166 300 126Q444 166 444 300V552Z', 0.3),
    rays(300, 350, 60, 190, 20, 0.6),
    tube('leafDark', 'M300 548V210', 8),
    eachRow(
      [
        [240, 470, 40],
        [360, 470, 140],
        [236, 330, 40],
        [364, 330, 140],
      ],
      (x, y, turn) => leaf(x, y, turn + 180, 46),
    ),
    eachRow(
      [
        [300, 214],
        [214, 322],
        [386, 322],
        [230, 452],
        [370, 452],
      ],
      (x, y) => pentacle(x, y, 0.58),
    ),
    fill('snow', 'M40 760C120 730 200 756 300 742C400 730 480 752 560 736V900H40Z'),
    person({
      x: 214,
      y: 838,
      size: 1.02,
      look: {
        skin: 'skinOlive',
        hair: 'hairBlack',
        beard: 'short',
        eyes: 'down',
        brow: 'sad',
        mouth: 'firm',
        turn: 0.7,
      },
      wears: 'bandage',
      dress: 'tunic',
      cloth: 'sageDark',
      hose: 'linen',
      lean: 12,
      bow: 8,
      arms: [
        { elbow: [-56, -160], hand: [-44, -130], holds: tube('wood', 'M0 -50V126', 6) },
        { elbow: [60, -160], hand: [62, -134], holds: tube('wood', 'M0 -50V126', 6) },
      ],
      legs: [
        [
          [-14, -50],
          [-22, -6],
        ],
        [
          [30, -76],
          [6, -52],
        ],
      ],
    }),
    person({
      x: 390,
      y: 838,
      size: 1.1,
      look: { skin: 'skinFair', hair: 'hairBrown', cut: 'long', eyes: 'down', brow: 'sad', turn: 0.8 },
      wears: 'hood',
      dress: 'gown',
      cloth: 'shade',
      trim: 'stone',
      cloak: 'wineDark',
      lean: 16,
      bow: 14,
      arms: [
        { elbow: [-56, -160], hand: [10, -170] },
        { elbow: [60, -150], hand: [-6, -158] },
      ],
    }),
    times(70, () => disc('light', 60 + chance() * 480, 110 + chance() * 740, 1.6 + chance() * 2.6, 0, 0.85)),
  ],
};
