import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { whelk } from './whelk.ts';

const nose: Art = [
  fill('ink', outline('-36,6! -30,-8 -14,-14 0,-12 14,-14 30,-8 36,6! 24,24 8,30 0,38! -8,30 -24,24'), {
    width: 2,
  }),
  flat('waterLight', outline('-20,-4! -8,-9 8,-9 20,-4! 8,-1 -8,-1'), 0.8),
];

/** An otter's head from the front, its eyes closed; 260 wide and 230 high about 0,0. */
const head: Art = [
  mirrored(
    [
      fill('wood', outline('96,-78! 112,-98 138,-94 142,-66 126,-44!'), { width: 3 }),
      flat('woodDark', outline('108,-76! 118,-86 130,-82 130,-66 120,-56!')),
    ],
    0,
  ),
  fill(
    'wood',
    outline(
      '0,-112 62,-106 108,-70 126,-14 134,36 112,84 60,112 0,118 -60,112 -112,84 -134,36 -126,-14 -108,-70 -62,-106',
    ),
    { width: 3.4 },
  ),
  flat(
    'straw',
    outline(
      '0,-26 34,-54 78,-48 104,-6 116,40 96,80 52,104 0,110 -52,104 -96,80 -116,40 -104,-6 -78,-48 -34,-54',
    ),
  ),
  mirrored(
    [
      flat('linen', outline('0,26! 30,14 70,24 84,52 66,80 30,84 0,64!')),
      line('M46 -18Q66 2 90 -14', 6, 'ink'),
      line('M88 -14l12 -6M80 -8l10 2', 3.4, 'ink'),
      line('M0 40V58Q22 78 48 62', 3.4, 'ink'),
      line('M60 44Q110 34 158 40M60 54Q112 56 156 72M56 64Q100 78 134 102', 2.4, 'light'),
      eachOf('40,40 52,54 38,60', (x = 0, y = 0) => line(`M${x} ${y}v.1`, 4, 'metalDark')),
      graven('48,-44 66,-50 86,-38', 5, 'wood', 1),
    ],
    0,
  ),
  eachOf('-30,-88 0,-94 30,-88 -60,-70 60,-70 -14,-70 16,-70', (x = 0, y = 0) =>
    graven(`${x},${y} ${x * 0.94},${y + 12} ${x * 0.92},${y + 24}`, 4, 'woodDark', 0.9),
  ),
  nose,
];

const paw = (x: number, y: number, turn: number): Art =>
  put(
    [
      fill(
        'woodDark',
        outline(
          '-30,14! -34,-12 -24,-28 -12,-24! -8,-34 4,-34 8,-24! 14,-32 26,-26 26,-14! 36,-12 36,6 22,22 -6,30',
        ),
        {
          width: 3,
        },
      ),
      line('M-11 -22L-8 -8M8 -22L8 -6M25 -12L18 -2', 2.6),
    ],
    { x, y, turn },
  );

/** An otter upright in the water to its breast, which holds a whelk to its ear with both paws. */
export const listeningOtter: Art = [
  limb('woodDark', '420,640 492,580 486,486', [84, 66, 46], 'line', 3),
  fill('woodDark', outline('130,430! 88,510 74,640 72,840! 476,840! 470,650 438,540 380,440!'), {
    width: 3.4,
  }),
  flat('wood', outline('190,470! 150,580 156,840! 380,840! 396,640 350,500!'), 0.9),
  eachOf('190,560 240,600 300,640 220,680 290,560 340,620 330,690 180,640 262,720', (x = 0, y = 0) =>
    graven(`${x - 8},${y} ${x},${y + 14} ${x + 2},${y + 30}`, 5, 'straw', 0.8),
  ),
  put(head, { x: 214, y: 396, turn: 8 }),
  put(whelk, { x: 424, y: 420, turn: 12, size: 1 }),
  paw(500, 470, -60),
  limb('woodDark', '114,556 168,644 270,620 366,532', [76, 72, 58, 46], 'line', 3),
  flat('woodDark', outline('84,560 96,512 128,500 152,540 150,600 112,620')),
  graven('150,530 168,570 190,600', 5, 'ink', 0.6),
  graven('130,616 190,648 280,610', 6, 'wood', 0.9),
  paw(388, 516, 52),
];
