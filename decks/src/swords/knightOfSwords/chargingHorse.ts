import { bridle, farEar, features, headOutline } from '../../creatures/horse/head.ts';
import { forelock, mane } from '../../creatures/horse/hair.ts';
import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { smoothPath } from '../../drawing/smooth.ts';
import { graven } from '../../drawing/swell.ts';

const FACE = 22;
const CREST = '-4,-20 -40,-16 -84,8 -124,46 -160,92';

/** The cloth round the breast, with a gold edge. */
const caparison: Art = [
  fill('wine', 'M-160 84C-120 124 -50 130 16 106C28 130 34 160 30 190L16 250H-180Z', { width: 1.6 }),
  line('M-157 92C-118 132 -50 138 20 115', 5, 'trim'),
  graven('-110,120 -120,150 -112,190', 3),
  graven('-50,136 -56,160 -46,190', 3),
  graven('4,132 6,160 0,190', 3),
];

/** Head and neck of a horse at full gallop, stretched forward, its mouth open; the poll at 0,0 before it is placed. */
export const chargingHorse: Art = put(
  [
    put(farEar('steelDark'), { turn: FACE - 20 }),
    fill(
      'steel',
      smoothPath([
        ...headOutline([0, 0], FACE),
        ...toPoints(CREST),
        ...toPoints('-210,180 -120,260 0,230 34,190 24,130 10,84 16,60'),
      ]),
    ),
    flat('steelDark', 'M16 66C0 100 20 150 30 190C20 214 -30 240 -80 250C-30 190 -20 120 -6 80Z', 0.6),
    graven('-30,40 -60,100 -50,190', 5, 'ink', 0.4),
    graven('-70,60 -110,120 -110,200', 5, 'ink', 0.3),
    graven('34,190 0,170 -20,190', 4, 'ink', 0.4),
    put([features('steel'), bridle, forelock('light')], { turn: FACE }),
    mane('light', CREST, true),
    line('M82 44Q20 104 -56 34', 3.6, 'redDark'),
    line('M82 44Q20 104 -56 34', 1.1, 'trim', 0.8),
    caparison,
  ],
  { x: 322, y: 536, size: 2 },
);
