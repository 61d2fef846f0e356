import { type Art, fill, line } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';

/** The flat stones at the water's edge, on which the cups stand. */
export const shore: Art = [
  fill('stone', 'M36 838C90 822 150 830 206 824C260 820 320 832 400 826V900H36Z'),
  graven('60,862 150,854 240,864', 4, 'ink', 0.4),
  graven('100,884 190,876 280,886', 4, 'ink', 0.4),
];

/** Two steps of rock, on which half of the cups stand. */
export const ledges: Art = [
  fill('stone', 'M62 690L92 668L150 674L214 668L248 688L262 780H36V712Z'),
  fill('stoneDark', 'M62 690L104 694L128 776H36V712ZM206 690L248 688L262 780H196Z', { width: 1.6 }),
  fill('stone', 'M36 770L68 750L132 758L190 750L262 752L288 772L310 850H36Z'),
  fill('stoneDark', 'M36 770L96 776L110 848H36ZM214 774L288 772L310 850H226Z', { width: 1.6 }),
  graven('136,772 142,806 136,840', 4, 'ink', 0.4),
  graven('150,690 156,720 150,744', 4, 'ink', 0.4),
];

/** The bank, and the path that winds over it to the foot of the mountains. */
export const slope: Art = [
  fill('stoneDark', 'M560 612C480 620 430 650 400 684C340 736 290 790 262 900H560Z'),
  fill(
    'straw',
    'M508 566C520 590 556 598 548 616C536 636 448 640 434 664C424 690 536 704 536 742C534 786 400 800 330 900H470C500 840 560 800 560 748C556 700 470 690 474 668C480 650 566 648 566 616C566 594 530 586 516 566Z',
    { width: 1.8 },
  ),
  graven('520,700 516,740 470,780 420,840', 4, 'woodDark'),
  graven('500,640 470,650 456,664', 3, 'woodDark'),
  line('M300 840q24 -10 50 0M330 790q20 -8 44 0', 1.6, 'line', 0.5),
];
