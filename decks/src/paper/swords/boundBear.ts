import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { fur, outline } from '../nature/body.ts';

const BODY = outline(
  '300,330 372,350 420,420 458,530 480,640 474,740 424,786 300,796 176,786 126,740 120,640 142,530 180,420 228,350',
);
const HEAD = outline('300,210 364,222 402,268 408,322 384,374 300,392 216,374 192,322 198,268 236,222');
const BAND = outline('194,286! 250,306 300,312 350,306 406,286! 410,328! 350,350 300,354 250,350 190,328!');

/** A sitting bear seen from behind, blindfolded: the cloth is knotted at the back of its head; from 190 to 796 down. */
export const boundBear: Art = [
  mirrored([joined('ink', [circlePath(378, 232, 42)], 6), flat('near', circlePath(380, 230, 22))]),
  joined('ink', [BODY, HEAD], 7),
  mirrored(gouge('318,420 400,500 430,640', 8, 'mid')),
  fur(
    BODY,
    'mid',
    (x) => 90 - (x - 300) * 0.16,
    (x, y) => (x < 290 && y > 420 ? 0.9 : y > 640 ? 0.4 : 0),
  ),
  fur(HEAD, 'mid', 90, (x, y) => (y < 280 && x < 320 ? 0.8 : 0)),
  gouge('300,460 304,580 300,700', 8, 'near'),
  stroke('light', '300,332 262,400 270,470', [24, 40, 46]),
  stroke('accent', '300,332 262,400 270,468', [16, 31, 36]),
  stroke('light', '304,332 344,388 338,442', [24, 40, 46]),
  stroke('accent', '304,332 344,388 338,440', [16, 31, 36]),
  cut('accent', BAND, 5),
  hatch(BAND, { role: 'ink', angle: 90, gap: 18, width: 5, side: 'end', reach: 0.4 }),
  keyed('accent', circlePath(300, 334, 23), 5),
  gouge('288,330 300,324 314,332', 5, 'ink'),
];
