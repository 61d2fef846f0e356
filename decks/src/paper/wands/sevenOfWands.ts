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
/** Its small teeth, above and below what it bites on. */
const TEETH =
  'M284 476L290 490L296 477L300 490L304 477L310 490L316 476ZM282 524L288 508L294 525L300 508L306 525L312 508L318 524Z';
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
    keyed('light', outline('254,456! 258,512 280,542 300,546 320,542 342,512 346,456!'), 5),
    flat('ink', outline('262,470! 264,506 278,522 300,526 322,522 336,506 338,470!')),
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
    stick([70, 518], [502, 474], 24, 'far'),
    flat('light', TEETH),
    mirrored(keyed('light', 'M318 472L336 464L332 506Z', 3)),
    TIPS.map((tip, i) => stick(FEET[i] ?? tip, tip, 20)),
  ],
};
