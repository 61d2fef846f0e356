import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '300,262! 364,274 412,326 424,404 408,494 376,584 340,664 300,700 260,664 224,584 192,494 176,404 188,326 236,274',
);
const BREAST = outline('300,300! 346,316 370,370 368,450 346,530 300,590 254,530 232,450 230,370 254,316');
const THIGH = outline('294,524! 250,528 228,566 238,610 264,636! 290,606');
const TAIL = outline('270,640! 264,740 272,790! 300,800 328,790! 336,740 330,640!');
const HOOD = outline('250,240! 246,196 268,164 306,152 344,166 366,204 366,256 350,300! 304,308 266,290!');
const BEAK = outline('262,226! 226,226 196,248 188,290! 206,278 234,280 262,288!');

/** A falcon's leg and toes, which grip what lies at y 650. */
const foot: Art = [
  joined(
    'glow',
    [
      limb('262,606,24 258,640,24'),
      ...['220,644,18 214,676,13', '254,656,18 252,688,13', '286,644,17 290,674,13'].map((toe) =>
        limb(`258,632,20 ${toe}`),
      ),
    ],
    5,
    'ink',
  ),
  ['213,672 208,686 214,700', '252,684 250,700 256,712', '291,670 294,684 288,698'].map((claw) =>
    gouge(claw, 11, 'ink'),
  ),
];

/** The tail of the falcon, behind what it sits on. */
export const falconTail: Art = [
  joined('ink', [TAIL], 6),
  times(4, (i) => gouge(`272,${712 + i * 22} 300,${719 + i * 22} 328,${712 + i * 22}`, 8, 'mid')),
];

/** A falcon that sits before us with a plumed hood over its eyes, its bill to the left: from its plume at 92 to its claws at 702, 248 wide. */
export const hoodedFalcon: Art = [
  joined('ink', [BODY], 7),
  mirrored(
    combed('204,330 186,420 210,520 260,640', '232,320 224,420 240,520 276,640', {
      role: 'mid',
      rows: 3,
      width: 8,
      length: 34,
    }),
  ),
  flat('light', BREAST),
  flat(
    'ink',
    times(9, (row) =>
      times(5, (i) => {
        const [x, y] = [300 + (i - 2) * (24 - Math.abs(row - 3) * 1.6), 340 + row * 24 - Math.abs(i - 2) * 5];
        return lens([x - 9, y], [x + 9, y], 6);
      }).join(''),
    ).join(''),
  ),
  mirrored([
    keyed('light', THIGH, 5),
    combed('254,552 250,580 262,616', '288,540 286,580 282,620', {
      role: 'ink',
      rows: 4,
      width: 6,
      length: 16,
    }),
    foot,
  ]),
  ['306,158 296,124 272,100', '308,158 308,120 300,92', '310,158 324,124 346,104'].map((feather) =>
    cutStroke('ink', feather, [9, 18, 5], [17, 27, 12]),
  ),
  ['346,280 384,300 396,336', '350,268 392,276 416,304'].map((strap) =>
    cutStroke('accent', strap, [9, 8, 7], [17, 16, 14]),
  ),
  keyed('light', outline('262,270! 250,290 262,312 300,320 340,306! 300,300'), 4),
  cut('ink', BEAK, 5),
  flat('glow', outline('262,226! 240,228 238,280 262,288!')),
  cut('accent', HOOD, 5),
  keyed('accent', circlePath(292, 228, 33), 5),
  flat('glow', times(9, (i) => circlePath(...polar(292, 228, 23, i * 40), 3)).join('')),
  gouge('272,222 288,206 308,212', 6, 'light'),
  gouge('306,156 344,200 352,290', 5, 'ink'),
  keyed('glow', 'M296 148h24l4 16h-32Z', 4),
];
