import { mirrored, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke, gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { laurel } from '../nature/laurel.ts';
import { mountains } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { grippedSword, hindToe, talon } from './talon.ts';

/** The crown's far side, above its rim, and its near side. */
const BEHIND =
  'M204 300L222 232L252 270L276 212L300 262L324 212L348 270L378 232L396 300C370 276 230 276 204 300Z';
const LOWER = { y: 36 };
const CROWN =
  'M204 300L176 222L236 290L246 300L266 214L300 306L334 214L354 300L364 290L424 222L396 300L388 348C360 374 240 374 212 348Z';
/** Of the laurel's left half, from the crown down to the guard. */
const STEM = '222,382 158,436 146,510 196,600';
/** A bank of clouds at the foot of the window. */
const BANK =
  'M30 836C50 790 104 788 130 820C150 776 222 776 244 822C270 790 330 794 352 832C376 800 440 804 460 836C486 806 540 808 570 836V900H30Z';

export const aceOfSwords: Scene = {
  alt: 'An eagle’s foot rises from the clouds and grips a bare sword, which stands point up in a burst of light and passes through a golden crown; a golden laurel wreath runs from the crown down to the guard, and light falls on bleak peaks.',
  draw: () => [
    plainSky('near'),
    beams(300, 240, 130, 640, 28, 'far', 24),
    beams(300, 240, 130, 430, 28, 'light', 14),
    mountains(880, '70,170,250 530,170,270', 'mid'),
    mirrored(cutStroke('glow', STEM, [9, 8, 7, 5], [18, 17, 16, 13])),
    mirrored(
      laurel({ x: 300, y: 486, rx: 160, ry: 140, from: 222, step: 12, count: 11 }, 'glow', 'glow', 'ink'),
    ),
    put(
      [
        keyed('glow', BEHIND, 5),
        hatch(BEHIND, { role: 'ink', angle: 90, gap: 10, width: 5, side: 'end', reach: 0.7 }),
      ],
      LOWER,
    ),
    hindToe,
    grippedSword,
    put(
      [
        keyed('glow', CROWN, 6),
        hatch(CROWN, { role: 'ink', angle: 90, gap: 12, width: 5, side: 'end', reach: 0.2 }),
        gouge('216,334 300,356 384,334', 6, 'accent'),
      ],
      LOWER,
    ),
    talon,
    put(keyed('light', BANK, 5), { y: 16 }),
    put(keyed('far', BANK, 5), { x: 600, y: 52, flip: true }),
    ['66,850 94,822 120,842', '162,844 190,808 220,838', '282,854 308,820 334,848'].map((fold) =>
      gouge(fold, 8, 'far'),
    ),
  ],
};
