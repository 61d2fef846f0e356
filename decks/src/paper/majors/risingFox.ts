import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '470,470! 450,520 440,580 446,650 430,720 450,800 430,900! 640,900! 640,560! 580,520 530,470!',
);
const BREAST = outline(
  '452,522! 470,540 492,536! 486,580 500,600! 484,640 492,680! 470,720 470,780 452,800! 430,730 446,650 438,584',
);
const SKULL = outline(
  '-118,14 -70,-12 -30,-40 0,-60! 60,-56! 92,-10 96,40! 66,58 40,66 -20,54 -66,44 -108,40',
);
const CHEEK = outline(
  '-112,22! -60,14 -10,20 40,6 92,20! 96,40 74,50 82,76! 50,70 44,90! 10,64 -20,54 -66,44 -106,38',
);

/** The head in profile to the left. */
const head: Art = [
  cut('accent', outline('-6,-52! -24,-104 -6,-152! 26,-110 44,-56!'), 4),
  joined('accent', [SKULL, outline('14,-50! 22,-120 62,-162! 88,-100 90,-16!')], 6),
  flat('light', CHEEK),
  flat('ink', outline('34,-60! 40,-112 62,-138! 76,-96 76,-40!')),
  flat('ink', outline('-124,12! -116,0 -98,0 -90,12 -102,26 -118,26!') + lens([-100, 32], [-50, 40], 6)),
  flat('light', outline('-34,-6! -14,-28 18,-22! 10,0 -14,6')),
  flat('ink', circlePath(-6, -12, 10)),
  flat('light', circlePath(-9, -16, 3)),
  gouge('-38,-6 -16,-34 24,-24', 8, 'ink'),
  combed('-60,-8 -20,-30 10,-40', '-50,4 -36,-4 -30,-10', { role: 'ink', rows: 2, width: 4, length: 20 }),
];

/** A fox that comes up out of the lower right, its head raised to the left and a forepaw laid over the rim of the wheel. */
export const risingFox: Art = [
  // The far foreleg reaches over the rim behind.
  joined('ink', [limb('470,620,70 430,560,50 420,500,40 440,470,36')], 5),
  joined('accent', [BODY], 6),
  flat('light', BREAST),
  combed('540,520 520,620 530,780', '620,580 620,680 620,800', {
    role: 'ink',
    rows: 5,
    width: 7,
    length: 40,
  }),
  joined('accent', [limb('540,760,110 480,730,80 426,690,56')], 6),
  joined(
    'ink',
    [
      limb('452,706,58 420,682,50 392,668,46'),
      ...['400,650,26 372,646,22', '392,668,28 362,668,24', '396,686,26 370,692,22'].map(limb),
    ],
    5,
  ),
  [gouge('388,656 376,657 366,656', 4, 'far'), gouge('386,677 374,680 366,682', 4, 'far')],
  flat('accent', limb('560,780,100 506,742,70')),
  put(head, { x: 478, y: 462, turn: 24, size: 0.8 }),
  flat('accent', outline('520,470! 560,480 590,540! 560,560 520,540 506,510!')),
];
