import { lionHead } from '../creatures/heads.ts';
import { type Art, fill, line } from '../drawing/art.ts';
import { graven, limb } from '../drawing/swell.ts';

const paw = (x: number): Art => [
  fill(
    'metal',
    `M${x - 22} 188C${x - 26} 166 ${x - 10} 160 ${x} 160C${x + 10} 160 ${x + 26} 166 ${x + 22} 188Z`,
    {
      width: 1.8,
    },
  ),
  line(`M${x - 7} 188V174M${x + 7} 188V174`, 1.8, 'woodDark'),
];

/** A golden lion that sits and looks at us, its head at 0,0 and its paws at 188. */
export const sittingLion: Art = [
  fill('metalDark', 'M30 188C68 180 74 120 48 80C32 62 18 72 14 100L10 188Z'),
  graven('58,168 58,118 40,94', 4, 'metal'),
  fill('metal', 'M-32 32C-40 80 -32 128 -14 170H20C34 130 40 66 32 32Z'),
  ['-20,72 -22,120 -22,166', '20,72 20,120 18,166'].map((leg) => limb('metal', leg, [30, 24, 24])),
  [-22, 18].map(paw),
  fill('straw', 'M-30 28C-28 64 -16 88 -1 112C14 88 26 64 30 28Z', { width: 1.8 }),
  graven('-14,44 -8,72 -2,94', 3, 'woodDark'),
  graven('14,44 8,72 0,94', 3, 'woodDark'),
  lionHead({ size: 0.56 }),
];
