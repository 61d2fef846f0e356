import { type Art, fill } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';

/** The rock under the shell. */
export const rock: Art = [
  fill(
    'stoneDark',
    'M66 900L100 836L84 784L128 738L160 684L240 676H410L484 686L512 744L552 782L540 842L560 900Z',
  ),
  fill('stone', 'M84 784L128 738L160 684L240 676L214 740L226 792L170 826L100 836Z', { width: 1.8 }),
  fill('stone', 'M484 686L512 744L552 782L540 842L470 822L448 760Z', { width: 1.8 }),
  fill('stone', 'M150 836L230 812H420L500 838L510 870H138Z', { width: 1.8 }),
  graven('134,760 122,784 132,812', 5),
  graven('512,764 516,790 508,820', 5),
];
