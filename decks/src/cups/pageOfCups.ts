import { outdoorPage } from '../courts/page.ts';
import { type Art, eachOf, fill, flat, line, put } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { sitter } from './pageOfCups/sitter.ts';

export const pageOfCups: Scene = {
  alt: 'A page sits on a rock by the sea and smiles at a fish that has put its head out of the golden cup in the page’s hand.',
  draw: (chance) =>
    outdoorPage(chance, {
      suit: 'cups',
      stance: [270, 190],
      figure: [rock, sitter],
      beside: [
        fill('straw', 'M40 816C160 786 420 800 560 826V900H40Z'),
        line('M40 812C160 782 420 796 560 822', 5, 'light', 0.8),
        eachOf('508,828 534,858', (x, y) => put(shell, { x, y, size: 0.9 })),
      ],
    }),
};

const rock: Art = [
  fill('stoneDark', 'M40 880V720L70 676L112 690L140 684L246 688L300 700L330 744L322 800L346 876Z'),
  fill('stone', 'M40 720L70 676L112 690L124 760L92 800L104 876H40Z', { width: 1.8 }),
  fill('stone', 'M140 684L246 688L300 700L262 736L172 742Z', { width: 1.8 }),
  fill('stone', 'M172 742L262 736L274 800L254 876H180L196 806Z', { width: 1.8 }),
  line('M124 760L172 742M92 800L196 806M274 800L322 800', 2),
  flat('ink', 'M40 856L80 842L330 844L346 876H40Z', 0.4),
  eachOf('56,700,18 128,700,14 286,708,16', (x, y, r) => flat('leafDark', circlePath(x, y, r), 0.7)),
  line('M44 856q22 -14 44 0t44 0t44 0t44 0t44 0t44 0t44 0', 4.5, 'light', 0.9),
];

const shell: Art = [
  fill('light', 'M0 0C-26 -8 -26 -40 0 -44C26 -40 26 -8 0 0Z', { width: 1.6 }),
  line('M0 -2V-40M-3 -2C-12 -12 -14 -24 -12 -34M3 -2C12 -12 14 -24 12 -34', 1.3),
];
