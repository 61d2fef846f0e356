import { flat } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { stuck } from './stuck.ts';

const BODY =
  'M214 430C236 384 318 366 398 394C452 416 486 466 508 532C470 560 420 566 370 558C284 556 214 520 214 430Z';
const PLUMES =
  'M396 392C474 404 536 480 540 640C522 616 508 606 492 606C496 628 496 646 490 668C476 628 458 604 436 590C438 606 436 620 430 634C416 600 396 580 376 566C420 540 424 450 396 392Z';

export const queenOfSwords: Scene = {
  alt: 'A white crane with a black neck and a red crown stands on one leg in shallow water before an upright sword; a crescent moon shines above a bank of clouds.',
  draw: () => [
    chatterSky('mid', -6, { marks: 'far', foot: 560 }),
    crescentMoon({ x: 450, y: 190 }, 76),
    cloud({ x: 490, y: 562, size: 1.4 }, 'light', 'mid'),
    cloud({ x: 90, y: 566, size: 1.2 }, 'light', 'mid'),
    cloud({ x: 280, y: 572, size: 1.3 }, 'light', 'mid'),
    lake(590, 'near', 'mid'),
    field('ink', '40,770 160,780 220,830 260,900', 'mid'),
    cutStroke('ink', '350,540 346,680 350,806', [16, 10, 10], [24, 18, 18]),
    cutStroke('ink', '384,548 430,630 366,668', [16, 10, 8], [24, 18, 16]),
    [30, 54, 84].map((w, i) =>
      gouge(`${350 - w * 1.4},${806 + i * 16} 350,${812 + i * 18} ${350 + w * 1.4},${806 + i * 16}`, 7),
    ),
    ['346,676 336,698 340,716', '358,674 356,700 362,720', '368,668 376,692 384,708'].map((toe) =>
      gouge(toe, 9, 'ink'),
    ),
    keyed('light', BODY, 6),
    hatch(BODY, { role: 'mid', angle: 40, gap: 18, width: 6, side: 'start', reach: 0.24 }),
    cut('ink', PLUMES, 6),
    hatch(PLUMES, { role: 'mid', angle: 66, gap: 20, width: 5, side: 'start', reach: 0.4 }),
    gouge('260,440 320,420 396,440 440,500', 6, 'ink'),
    gouge('262,476 320,462 380,480 420,526', 6, 'ink'),
    joined('ink', [swellPath('262,452 206,400 204,320 240,250 232,196', [74, 44, 30, 28, 40])]),
    stroke('light', '252,190 262,240 232,310 226,372 258,430', [14, 16, 12, 8, 3]),
    cut('glow', 'M216 178L112 214L220 210Z', 5),
    cut('accent', 'M206 184C210 160 252 154 264 184C246 180 224 180 206 184Z', 4),
    flat('light', circlePath(228, 196, 6)),
    stuck(118, 806, 2, 0, 'ink', true),
    tuft(520, 880, 120, 'ink', 9),
    tuft(70, 886, 60, 'mid', 7),
  ],
};
