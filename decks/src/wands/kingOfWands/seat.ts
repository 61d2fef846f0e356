import { fill, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

/** A throne from the side: a post with a canopy and a hanging, a seat with a golden edge, and a lion's paw below it. */
export const seat: Art = [
  fill('stoneDark', 'M40 872L64 838H520L552 872Z'),
  fill('woodDark', 'M232 226H256V702H232Z'),
  fill('wineDark', 'M86 214H204C196 300 214 380 200 470C190 560 206 640 196 700H96C84 540 104 380 86 214Z'),
  graven('120,230 128,400 118,600', 6, 'metal'),
  graven('160,230 164,400 158,520', 5, 'metal'),
  fill('woodDark', 'M86 226L128 262H246L280 226Z'),
  fill('metal', 'M70 182H310L282 226H70Z'),
  line('M92 208H270', 2.4, 'metalDark', 0.8),
  disc('metal', 84, 184, 17),
  fill('woodDark', 'M66 200H98V866H66Z'),
  fill('wood', 'M326 702L366 724V848L326 866Z'),
  fill('woodDark', 'M98 702H326V866H98Z'),
  fill('metal', 'M84 686H336V714H84Z'),
  fill('metal', 'M284 714H326C318 760 322 800 336 836C348 842 352 856 346 868H282C290 820 292 770 284 714Z'),
];
