import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** The tips of the flight feathers, from the first to the last. */
const TIPS = toPoints('536,112 546,166 540,220 520,270 490,314 452,350 410,376');
const WING = TIPS.map(([x, y], i) =>
  limb(`330,${280 + i * 14},60 ${(330 + x) / 2},${(262 + i * 14 + y) / 2},54 ${x},${y},32`),
);
const COVERTS = outline('330,276! 376,212 440,168 510,140! 480,214 430,276 350,336!');
const BODY = outline('300,230 352,252 378,312 372,384 344,440 300,466 256,440 228,384 222,312 248,252');
const TAIL = outline('258,420! 342,420! 368,500 370,546! 300,562 230,546! 232,500');
const HEAD = outline('300,128 344,138 368,174 368,214 344,248 300,262 256,248 232,214 232,174 256,138');
const FACE = outline('300,196! 330,200 346,214 342,240 320,256 300,262 280,256 258,240 254,214 270,200');

/** A young falcon from the front that lights on something at 470 with lifted wings: 512 wide about x 300. */
export const youngFalcon: Art = [
  cut('near', TAIL, 6),
  hatch(TAIL, { role: 'far', angle: 90, gap: 20, width: 5, side: 'end', reach: 0.5 }),
  mirrored([
    joined('ink', WING, 6),
    TIPS.map(([x, y], i) =>
      gouge(
        `${372 + i * 2},${262 + i * 14} ${(372 + x) / 2},${(250 + i * 14 + y) / 2} ${x - 4},${y + 2}`,
        7,
        'far',
      ),
    ),
    cut('near', COVERTS, 5),
    ticks(COVERTS, { role: 'light', flow: -40, gap: 26, length: 24, width: 6 }),
  ]),
  joined('light', [BODY], 6),
  ticks(BODY, {
    role: 'ink',
    flow: 90,
    gap: 30,
    length: 22,
    width: 8,
    tone: (_, y) => (y > 290 && y < 440 ? 1 : 0),
  }),
  joined('near', [HEAD], 5),
  keyed('light', FACE, 4),
  mirrored([
    flat('near', outline('318,190! 344,200 350,240 336,262! 326,236 316,214')),
    keyed('glow', circlePath(328, 194, 19), 4),
    flat('ink', circlePath(327, 195, 12)),
    flat('light', circlePath(323, 190, 4.5)),
    gouge('306,178 328,164 354,172', 6, 'ink'),
    gouge('310,140 316,152 318,164', 5),
  ]),
  keyed('glow', outline('300,196 318,204 314,224 300,246! 286,224 282,204'), 4),
  gouge('290,208 300,204 310,208', 4, 'ink'),
];

/** Its feet, which close over what it stands on. */
export const talons: Art = mirrored(
  keyed(
    'glow',
    outline('316,440! 302,456 304,478 311,488! 319,476 325,490! 332,476 340,484! 344,464 336,440!'),
    4,
  ),
);
