import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { lock } from '../nature/horseHead.ts';
import { fur, outline } from '../nature/body.ts';

const CHEST = outline(
  '300,250 380,300 430,400 486,480 520,600 516,900! 84,900! 80,600 114,480 170,400 220,300',
);
const HEAD = outline(
  '300,176 350,190 378,236 386,292 374,350 356,420 352,484 366,534 360,574 334,604 300,612 266,604 240,574 234,534 248,484 244,420 226,350 214,292 222,236 250,190',
);
const BLAZE = outline(
  '300,222 318,262 316,350 326,440 346,520 350,566 326,592 300,598 274,592 250,566 254,520 274,440 284,350 282,262',
);
const COLLAR = outline(
  '300,300 412,380 452,500 430,640 370,748 300,800 230,748 170,640 148,500 188,380! 214,420 194,500 214,610 256,690 300,724 344,690 386,610 406,500 386,420 300,340',
);

const eye: Art = [
  gouge('346,284 364,266 386,276', 8, 'far'),
  flat('light', outline('350,296! 366,284 386,290! 378,302 360,304')),
  flat('ink', outline('360,290! 378,288! 376,298 368,301 361,297')),
  cut('accent', outline('394,254! 434,246! 440,326! 396,334! 402,294'), 4),
  hatch(outline('394,254! 434,246! 440,326! 396,334! 402,294'), { role: 'ink', gap: 10, side: 'end' }),
];

/** A heavy horse from the front down to its breast, under a collar that ends at 800. */
export const ploughHorse: Art = [
  joined('ink', [CHEST]),
  mirrored(
    hatch(outline('404,420! 486,480 520,600 516,900! 420,900! 440,640'), {
      role: 'mid',
      angle: 84,
      gap: 19,
      width: 6,
      side: 'end',
      reach: 0.5,
    }),
  ),
  keyed('accent', COLLAR, 6),
  hatch(COLLAR, { role: 'ink', angle: 20, gap: 17, width: 5, side: 'end', reach: 0.3 }),
  mirrored([cut('glow', circlePath(434, 560, 14), 4)]),
  mirrored([
    joined('ink', [outline('322,206! 338,140 372,88! 392,142 378,222!')]),
    flat('mid', outline('346,196! 352,146 370,114! 378,150 368,200!')),
  ]),
  joined('ink', [HEAD]),
  fur(HEAD, 'far', 90, (x, y) => (Math.abs(x - 300) > 46 && y > 320 && y < 470 ? 0.8 : 0)),
  flat('light', BLAZE),
  hatch(BLAZE, { role: 'far', angle: 6, gap: 15, width: 5, side: 'end', reach: 0.3 }),
  mirrored([
    eye,
    flat('ink', outline('324,536! 342,528 346,550 334,566! 322,556')),
    cutStroke('accent', '384,330 366,400 352,486', [11, 11, 11], [18, 18, 18]),
    cut('glow', circlePath(352, 490, 11), 4),
  ]),
  cutStroke('accent', '250,488 300,502 350,488', [13, 13, 13], [21, 21, 21]),
  cutStroke('accent', '226,250 300,262 374,250', [12, 12, 12], [19, 19, 19]),
  flat('ink', lens([272, 582], [328, 582], 5)),
  lock('330,176 344,220 336,270 346,318', 'glow', 'ink', 30),
  lock('272,176 256,220 266,262 254,306', 'glow', 'ink', 30),
  lock('300,164 292,230 306,290 296,350', 'glow', 'ink', 36),
];
