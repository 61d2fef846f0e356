import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const NECK = limb('-60,196,118 -50,140,98 -30,70,66 -4,12,56');
const SKULL = outline('-36,6 -28,-24 2,-38 34,-28 66,-4 104,20 112,32 104,44 72,44 30,40 -10,42');

/** Head and neck of a deer that looks right and leans forward; the fawn has spots. */
export const deer = (spotted: boolean): Art => [
  cut('ink', outline('-4,-24! -6,-56 12,-88 34,-104! 42,-76 34,-48 20,-28'), 4),
  joined('ink', [NECK, SKULL]),
  flat('far', outline('20,42! 8,66 -4,120 -10,180 0,180 10,130 24,70')),
  cut('ink', outline('-16,-18! -48,-20 -78,-42 -90,-66! -56,-66 -22,-50 -2,-26'), 4),
  flat('mid', lens([-20, -28], [-76, -58], 10)),
  flat('light', outline('8,-10! 22,-22 38,-14 42,-2! 26,4 14,2')),
  flat('ink', circlePath(26, -8, 7)),
  [gouge('10,-16 4,-24 0,-26', 3), gouge('18,-21 14,-30 10,-34', 3), gouge('27,-22 26,-31 24,-36', 3)],
  flat('light', outline('74,38! 96,32 108,42 92,48')),
  flat('mid', circlePath(106, 28, 6)),
  spotted
    ? toPoints('-50,120 -30,150 -62,166 -44,196 -76,210 -60,236 -36,230').map(([x, y]) =>
        flat('light', circlePath(x, y, 7)),
      )
    : ticks(NECK, {
        role: 'mid',
        flow: 108,
        gap: 22,
        length: 18,
        width: 5,
        tone: (x) => (x < -30 ? 0.9 : 0),
      }),
];
