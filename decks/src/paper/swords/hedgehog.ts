import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { outward, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BACK = polygonPath([
  [92, 836],
  ...times(59, (i) => polar(272, 800, i % 2 ? 194 : 220, 175 + i * 3.17)),
  [480, 834],
]);
const FACE = outline(
  '404,716! 436,692 474,712 506,752 536,780! 548,796 538,812 506,822 450,836 392,836! 376,776',
);

/** A hedgehog that lies flat on the ground with its eyes closed: from 50 to 548, its back at 580, its soles at 840. */
export const flatHedgehog: Art = [
  joined('mid', ['150,826,40 120,844,28 92,848,14', '420,826,40 466,848,30 500,850,14'].map(limb), 5),
  joined('ink', [BACK], 6),
  ticks('M84 820A190 190 0 0 1 400 660L380 820Z', {
    role: 'far',
    flow: outward(272, 850),
    gap: 36,
    length: 40,
    width: 8,
  }),
  cut('sky', FACE, 5),
  keyed('mid', circlePath(414, 724, 28), 5),
  flat('near', circlePath(418, 728, 14)),
  flat('ink', circlePath(538, 792, 14)),
  flat('light', circlePath(533, 787, 4)),
  gouge('448,758 464,774 486,764', 9, 'ink'),
  gouge('492,806 510,812 530,810', 6, 'ink'),
];
