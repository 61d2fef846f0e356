import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { field, lake, waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { fir } from '../nature/trees.ts';
import { slenderSword } from '../objects.ts';

const NECK = limb('-60,196,118 -50,140,98 -30,70,66 -4,12,56');
const SKULL = outline('-36,6 -28,-24 2,-38 34,-28 66,-4 104,20 112,32 104,44 72,44 30,40 -10,42');
const HULL =
  'M56 566C160 590 400 590 520 540L548 520C546 600 510 668 430 690C340 704 210 704 140 684C90 664 62 620 56 566Z';

/** Head and neck of a deer that looks right and leans forward; the fawn has spots. */
const deer = (spotted: boolean): Art => [
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

export const sixOfSwords: Scene = {
  alt: 'A doe and her fawn cross rough water in a boat, behind six swords that stand in its bow; a pale shore with trees lies along the horizon.',
  draw: () => [
    chatterSky('sky', -6, { marks: 'far', foot: 330 }),
    toPoints('256,330 300,322 352,316 396,308 452,304 496,300 536,298').map(([x, y], i) =>
      fir({ x, y, size: 0.28 + (i % 3) * 0.1 }, 'mid'),
    ),
    field('far', '40,352 180,340 330,316 440,304 560,292', 'light'),
    lake(372, 'mid', 'light', 700),
    times(6, (i) => slenderSword(276 + i * 50, 466, 1, 180)),
    put(deer(false), { x: 160, y: 350, size: 1.15 }),
    put(deer(true), { x: 196, y: 484, size: 0.66 }),
    cut('ink', HULL, 7),
    hatch(HULL, { role: 'mid', angle: -4, gap: 24, width: 6, side: 'all' }),
    gouge('66,584 160,612 400,610 532,552', 11, 'accent'),
    gouge('46,640 70,668 60,694', 7),
    waves(706, 3, ['near', 'mid', 'near'], 44),
  ],
};
