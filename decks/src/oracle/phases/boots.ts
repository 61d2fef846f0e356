import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const UPPER = outline(
  '-78,-196! -40,-190 0,-194 34,-204! 38,-160 44,-128 62,-104 96,-86 130,-66 150,-40 152,-12! 60,-8 -40,-8 -84,-12! -90,-50 -82,-90 -72,-120 -74,-160',
);
const SOLE =
  'M-90 -16C-40 -10 80 -12 156 -16C162 -6 162 6 152 14H44L34 4H-18L-24 14H-88C-94 4 -94 -8 -90 -16Z';

/** A walking boot from the side, its toe to the right: the sole at 14, the rolled sock up to -234, 250 wide. */
const boot: Art = [
  // The sock.
  fill(
    'linen',
    outline('-74,-190! -80,-214 -72,-232 -30,-226 10,-230 38,-240! 48,-222 40,-198! 0,-184 -40,-182'),
    { width: 3 },
  ),
  line(times(7, (i) => `M${-62 + i * 15} -${226 - Math.abs(3 - i)}v30`).join(''), 2.4, 'straw'),
  line('M-76 -206C-40 -198 0 -202 42 -212', 4, 'red'),
  fill('wood', UPPER, { width: 3.4 }),
  clipped(UPPER, [
    flat(
      'woodDark',
      outline('-100,-200! -60,-190 -52,-150 -50,-110 -60,-60 -40,-24 40,-20 160,-20! 160,0! -100,0!'),
      0.55,
    ),
    flat('hairAuburn', outline('2,-190 26,-190 34,-140 62,-104 20,-110 4,-140'), 0.45),
  ]),
  // Heel, toe cap and the facing with its eyelets.
  fill('woodDark', outline('-86,-14! -90,-50 -82,-84! -56,-80 -44,-50 -46,-12!'), { width: 2.6 }),
  fill('woodDark', outline('92,-13! 92,-44 106,-72 122,-73! 142,-54 152,-36 152,-13!'), { width: 2.6 }),
  graven('112,-60 128,-52 138,-38', 6, 'straw', 0.8),
  fill(
    'hairAuburn',
    outline('34,-206! 38,-160 44,-128 64,-103 92,-88! 76,-66 48,-72 16,-104 4,-140 -2,-198!'),
    { width: 2.8 },
  ),
  line('M-8 -192C-4 -140 10 -98 46 -66C60 -60 74 -60 84 -66', 2, 'straw', 0.8),
  line(
    'M6 -184L44 -172M8 -162L42 -176M10 -156L46 -144M13 -134L45 -148M18 -128L52 -118M26 -108L54 -122M34 -102L68 -94M46 -84L70 -98',
    6,
    'redDark',
  ),
  line('M6 -184L44 -172M10 -156L46 -144M18 -128L52 -118M34 -102L68 -94', 4.4, 'red'),
  eachOf('5,-184 9,-157 16,-129 32,-102 50,-82', (x = 0, y = 0) => disc('trim', x, y, 5, 1.6)),
  // The bow.
  line(
    'M24 -182C40 -220 76 -206 48 -182M24 -182C54 -176 82 -170 70 -150M24 -182C16 -166 26 -150 40 -146',
    8,
    'line',
  ),
  line(
    'M24 -182C40 -220 76 -206 48 -182M24 -182C54 -176 82 -170 70 -150M24 -182C16 -166 26 -150 40 -146',
    4.6,
    'red',
  ),
  fill('red', 'M-72 -198C-92 -204 -96 -176 -76 -170L-75 -180C-84 -182 -82 -190 -74 -188Z', { width: 2.4 }),
  fill('ink', SOLE, { width: 3 }),
  fill('straw', 'M-90 -22C-40 -15 80 -17 156 -22V-13C80 -8 -40 -6 -90 -12Z', { width: 2.2 }),
];

/** A boot with the moonlight from the upper right on its instep and toe, and its shadow towards us on the left. */
const litBoot: Art = [
  flat('ink', outline('150,10! 60,4 -80,0! -150,30 -230,58 -150,62 -20,40 100,30'), 0.42),
  boot,
  graven('64,-106 96,-88 132,-70 148,-46', 8, 'trim', 0.95),
  graven('40,-196 40,-170 44,-140', 6, 'trim', 0.9),
  line('M40 -238L47 -222L41 -200', 5, 'trim'),
  line('M110 -19H152', 5, 'trim'),
];

/** Two boots on the road, the far one a step ahead on the right. */
export const boots: Art = [
  put(litBoot, { x: 352, y: 742, size: 0.68 }),
  put(litBoot, { x: 186, y: 772, size: 0.72 }),
];
