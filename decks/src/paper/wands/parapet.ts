import { flat, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { cut } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';

const LEDGE = boxPath(24, 716, 552, 46);

/** A parapet of stone across the window, its ledge at 716. */
export const parapet: Art = [
  flat('near', boxPath(30, 750, 540, 140)),
  flat(
    'ink',
    lens([40, 822], [560, 824], 6) +
      [130, 300, 470].map((x) => lens([x, 766], [x, 820], 6)).join('') +
      [215, 385].map((x) => lens([x, 826], [x, 880], 6)).join(''),
  ),
  cut('mid', LEDGE, 7),
  hatch(LEDGE, { role: 'ink', angle: 90, gap: 15, width: 5, side: 'end', reach: 0.4 }),
];
