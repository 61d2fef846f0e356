import { lionAside } from '../../courts/lionAside.ts';
import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';

/** It lies across the king's feet, its forelegs stretched before it. */
export const lyingLion: Art = [
  fill('metal', 'M470 720C420 756 372 752 332 772C298 790 284 830 292 870H470L520 780Z'),
  graven('322,800 352,806 366,846', 6, 'woodDark', 0.5),
  graven('366,846 340,852 316,866', 5, 'woodDark', 0.5),
  fill(
    'metal',
    'M428 770C420 810 426 846 446 870H562C580 868 580 846 562 842C536 838 516 826 514 804L510 760Z',
  ),
  graven('498,800 496,822 520,842', 5, 'woodDark', 0.5),
  line('M550 868v-10M564 866v-9', 2, 'woodDark'),
  put(lionAside, { x: 484, y: 736, size: 0.7 }),
];
