import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '300,176 356,190 402,240 424,310 446,380 484,450 510,560 520,680 520,800! 80,800! 80,680 90,560 116,450 154,380 176,310 198,240 244,190',
);
const SNOUT = outline(
  '300,268 318,280 328,320 342,356 350,392 334,424 300,434 266,424 250,392 258,356 272,320 282,280',
);

/** A broad hand that closes round an upright grip at 0: the palm is behind it, four fingers with claws in front. */
const palm = keyed('far', outline('18,-48 -20,-54 -56,-30 -66,6 -52,44 -14,56 20,46 28,0'), 5);
const fingers = [-32, -11, 10, 31].map((y, i): Art => [
  flat('ink', limb(`-30,${y},27 6,${y},27 30,${y},24`)),
  flat('ink', lens([24, y], [66, y + 8], 19)),
  flat('light', lens([26, y], [60, y + 7], 10)),
  flat(i % 2 ? 'far' : 'sky', limb(`-30,${y},18 6,${y},18 28,${y},15`)),
]);

/** A mole that comes up to its waist out of its hill, blind, and holds two crossed swords by their grips, at (206, 668) and (394, 668). */
export const mole = (swords: readonly [Art, Art]): Art => [
  joined('ink', [BODY], 7),
  mirrored([
    combed(
      '280,214 226,250 204,330 176,410 136,500 116,620',
      '290,236 262,262 238,330 226,420 200,500 180,600',
      {
        role: 'mid',
        rows: 4,
        width: 8,
        length: 40,
      },
    ),
    combed('270,450 250,560 240,700', '296,460 290,560 290,700', {
      role: 'near',
      rows: 3,
      width: 8,
      length: 40,
    }),
  ]),
  cut('accent', SNOUT, 5),
  [312, 334, 356].map((y, i) => gouge(`${278 - i * 4},${y} 300,${y + 8} ${322 + i * 4},${y}`, 5, 'ink')),
  flat('light', outline('266,384! 270,372 282,370! 276,382 272,396')),
  flat('ink', circlePath(284, 406, 9) + circlePath(316, 406, 9)),
  mirrored([
    gouge('218,272 238,288 260,276', 9),
    // Its short forearm.
    gouge('104,560 108,610 150,640', 8, 'mid'),
    gouge('262,390 214,384 172,398', 4),
    gouge('260,404 216,410 180,432', 4),
  ]),
  put(palm, { x: 206, y: 668, turn: 32 }),
  put(palm, { x: 394, y: 668, turn: -32, flip: true }),
  swords,
  put(fingers, { x: 206, y: 668, turn: 32 }),
  put(fingers, { x: 394, y: 668, turn: -32, flip: true }),
];
