import { flat, mirrored, put } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { around, hatch, outward } from '../lino/marks.ts';
import { chatterSky, cutStar, moon } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { fur, outline } from '../nature/body.ts';

const BODY = outline(
  '300,210 380,206 450,260 490,350 500,450 486,560 440,600! 360,610 240,610 160,600! 114,560 100,450 110,350 150,260 220,206',
);
const FACE = outline(
  '300,196 350,200 386,240 392,300 366,360 340,420 326,464 300,478 274,464 260,420 234,360 208,300 214,240 250,200',
);
const STRIPE = outline('328,206! 354,206 374,250 372,304 354,354 334,404 328,440! 320,400 326,350 322,290');
const ROCK =
  'M70 900L96 760L130 700L120 640L176 588L270 578L400 572L450 600L470 660L500 720L536 800L540 900Z';
const CLAW = 'M-8 604C-10 630 -2 644 2 648C10 634 10 616 8 604Z';
const FEET = toPoints('30,900 130,910 236,920 368,920 466,910 570,900');
const TIPS = toPoints('96,664 172,720 252,680 350,700 430,690 506,650');

export const sevenOfWands: Scene = {
  alt: 'A badger faces us from the top of a rock by moonlight and holds a wand crosswise in its jaws, while six more wands are thrust up at it from below.',
  draw: () => [
    chatterSky('near', around(300, 330), { marks: 'mid', gap: 46 }),
    moon(300, 330, 236, 'glow', 'light'),
    toPoints('180,70 430,70 90,560 530,540 80,110 520,120').map(([x, y], i) => cutStar(x, y, 14 + i * 2)),
    cut('mid', ROCK, 6),
    hatch(ROCK, { role: 'ink', angle: 64, gap: 18, width: 6, side: 'end', reach: 0.5 }),
    joined('ink', [BODY]),
    fur(BODY, 'far', outward(300, 300), (x, y) => (Math.hypot(x - 300, y - 330) > 130 ? 0.9 : 0)),
    mirrored([
      joined('ink', [outline('150,440 130,540 128,600 160,622 210,616 226,590 220,500')]),
      [146, 168, 190].map((x) => put(keyed('light', CLAW, 3), { x })),
      keyed('light', circlePath(206, 222, 26), 4),
      flat('ink', circlePath(210, 228, 15)),
    ]),
    keyed('light', outline('258,452! 262,498 284,520 300,522 316,520 338,498 342,452!'), 5),
    keyed('light', FACE, 5),
    mirrored([
      flat('ink', STRIPE),
      keyed('glow', outline('328,330! 342,312 366,306! 362,328 346,338'), 4),
      flat('ink', circlePath(346, 322, 7)),
      gouge('318,334 338,306 372,296', 8),
      gouge('336,440 318,456 304,452', 5, 'ink'),
      fur('M378 300C372 350 356 390 344 420L356 372L376 310Z', 'ink', 112),
    ]),
    cut('ink', outline('300,420 328,424 334,440 316,460 300,464 284,460 266,440 272,424'), 3),
    // Its teeth close over the wand.
    stick([58, 504], [530, 462], 24),
    mirrored(keyed('light', 'M322 462L336 458L334 496Z', 3)),
    mirrored(flat('ink', outline('300,458! 326,458 342,446! 338,462 320,472 300,474!'))),
    TIPS.map((tip, i) => stick(FEET[i] ?? tip, tip, 20)),
  ],
};
