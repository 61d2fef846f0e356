import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';

const HEAD =
  'M300 330C336 330 350 306 384 300C424 294 446 330 440 366C466 400 480 440 470 470C440 520 360 530 300 530C240 530 160 520 130 470C120 440 134 400 160 366C154 330 176 294 216 300C250 306 264 330 300 330Z';
const BODY =
  'M300 470C430 470 510 560 524 660C534 740 470 770 300 776C130 770 66 740 76 660C90 560 170 470 300 470Z';

/** A broad toad from the front without its arms: 555 wide about x 300, from 296 to 781 down. */
export const toad: Art = [
  joined('ink', [BODY], 7),
  ticks(BODY, {
    role: 'far',
    flow: 90,
    gap: 30,
    length: 16,
    width: 9,
    tone: (_, y) => (y < 640 ? 0.9 : 0.3),
  }),
  mirrored([
    joined(
      'ink',
      [
        swellPath('110,600 74,660 110,716 160,724', [90, 96, 70, 34]),
        swellPath('130,716 100,720 76,736', [20, 16, 14]),
        swellPath('150,716 146,730 130,750', [20, 18, 14]),
        swellPath('160,716 184,726 206,744', [20, 18, 14]),
      ],
      5,
    ),
  ]),
  cut('ink', HEAD, 6),
  keyed(
    'far',
    'M300 500C380 500 440 486 456 478C440 520 380 560 300 560C220 560 160 520 144 478C160 486 220 500 300 500Z',
    4,
  ),
  mirrored([
    keyed('light', circlePath(208, 352, 36), 4),
    flat('ink', 'M180 352Q208 332 236 352Q208 372 180 352Z'),
    flat(
      'far',
      circlePath(156, 430, 8) + circlePath(186, 412, 6) + circlePath(248, 380, 6) + circlePath(178, 444, 6),
    ),
    flat('light', circlePath(280, 404, 5)),
  ]),
  gouge('140,484 220,462 300,456 380,462 460,484', 9),
];

/** The arms of the toad, 415 wide, which meet at (300, 710) before what it holds. */
export const toadArms: Art = mirrored([
  joined(
    'ink',
    [
      swellPath('150,540 132,640 200,716 246,716', [74, 66, 50, 36]),
      swellPath('240,704 262,690 280,690', [22, 16, 13]),
      swellPath('240,716 270,716 290,712', [22, 16, 13]),
      swellPath('236,726 264,738 280,740', [22, 16, 13]),
    ],
    5,
  ),
  gouge('146,580 150,650 196,700', 6, 'far'),
]);
