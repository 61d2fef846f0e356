import { outdoorPage } from '../courts/page.ts';
import { type Art, eachOf, fill, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { flower, leaf, tree } from '../primitives/plants.ts';
import { looker } from './pageOfPentacles/looker.ts';

export const pageOfPentacles: Scene = {
  alt: 'A page in a cap with flowers stands in a green field, one foot on a stone, and bears a single coin on the palm before the eyes, the other hand at its rim.',
  draw: (chance) =>
    outdoorPage(chance, {
      suit: 'pentacles',
      stance: [312, 160],
      light: [184, 344],
      figure: put([stone, looker], { x: 600, flip: true }),
      beside: [
        tree(96, 748, 0.6),
        tree(520, 770, 0.8),
        eachOf('70,842 122,854 448,852 478,838 530,852', (x, y, i) => [
          leaf(x, y, -130, 26, 'leaf'),
          leaf(x, y, -50, 26, 'leafDark'),
          flower(x, y - 6, 14, 5, i % 2 ? 'rose' : 'light', i % 2 ? 'red' : 'linen'),
        ]),
      ],
    }),
};

const stone: Art = [
  fill('stone', 'M306 866L318 812L346 788L420 790L456 824L470 866Z'),
  fill('stoneDark', 'M420 790L456 824L470 866H400L412 826Z', { width: 1.8 }),
  graven('340,812 330,836 334,856', 4),
];
