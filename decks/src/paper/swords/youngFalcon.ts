import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lenses, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** The tips of the flight feathers, from the first to the last. */
const TIPS = toPoints('536,112 546,166 540,220 520,270 490,314 452,350 410,376');
const WING = TIPS.map(([x, y], i) =>
  limb(`330,${280 + i * 14},60 ${(330 + x) / 2},${(262 + i * 14 + y) / 2},54 ${x},${y},32`),
);
const COVERTS = outline('330,276! 376,212 440,168 510,140! 480,214 430,276 350,336!');
const BODY = outline('300,230 352,252 378,312 372,384 344,440 300,466 256,440 228,384 222,312 248,252');
const TAIL = outline('258,420! 342,420! 368,500 370,546! 300,562 230,546! 232,500');
/** In profile, with the flat crown of a falcon. */
const HEAD = outline(
  '236,262! 232,214 236,170 252,146 284,136 322,138 350,150! 366,166 366,190 352,204! 350,226 362,262!',
);
const CHEEK = outline('352,202! 332,204 330,222 340,246 344,262! 262,262! 262,238 276,216 300,206 312,196');
const MOUSTACHE = outline('300,188! 326,184 336,196! 328,208 326,230 316,252! 300,236 296,210');
const BEAK = outline('344,158! 366,158 384,174 384,196 374,216! 366,200 352,194 342,188!');

/** A young falcon from the front, its head turned to the right, that lights on something at 470 with lifted wings: 512 wide about x 300. */
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
  joined('ink', [HEAD], 5),
  flat('light', CHEEK),
  flat('ink', MOUSTACHE),
  keyed('glow', BEAK, 4),
  flat('ink', outline('376,186! 384,196 374,216! 368,202')),
  gouge('354,170 360,174 360,180', 4, 'ink'),
  keyed('glow', circlePath(312, 178, 17), 3),
  flat('ink', circlePath(314, 178, 11)),
  flat('light', circlePath(318, 173, 4)),
  gouge('292,164 312,156 338,164', 5, 'mid'),
  combed('256,162 246,190 244,230', '280,150 262,190 256,216', {
    role: 'mid',
    rows: 3,
    width: 5,
    length: 20,
  }),
];

/** Its feet, each on its own side of the pommel that it stands on. */
export const talons: Art = mirrored([
  keyed('near', outline('312,420! 350,424 352,446 336,464! 322,460 312,446!'), 4),
  joined(
    'glow',
    [
      limb('330,452,15 326,464,14 322,474,13'),
      limb('322,468,11 310,476,10 307,494,7'),
      limb('324,468,11 322,482,10 322,500,7'),
      limb('326,468,11 336,478,10 338,494,7'),
    ],
    4,
    'ink',
  ),
  flat('ink', lenses('307,490 309,506 322,496 322,512 338,490 335,506', 5).join('')),
]);
