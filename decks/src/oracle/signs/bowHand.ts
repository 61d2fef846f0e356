import { clipped, eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const SLEEVE = outline('-86,112! -130,180 -230,420! -30,420! -30,260 -4,134! -40,112');
const BACK = outline('-98,4! -104,30 -98,60 -82,92 -78,130! -22,136! -12,104 8,66 16,34 14,2!');
const THUMB = outline('-10,90! 2,50 16,24 38,6 54,4 62,16 54,30 38,40 20,62 0,106!');

/** Middle, half the width, top and foot of each finger, from the little one to the forefinger. */
const FINGERS = '-84,13,-20,12 -58,14,-27,6 -29,15,-29,4 0,15,-25,8';

/**
 * The archer’s left arm, and the hand that closes over the grip, which runs through it at 0,0: four fingers over it, the
 * thumb before it. The arrow lies on the forefinger.
 */
export const bowHand: Art = [
  fill('sageDark', SLEEVE, { width: 3.2 }),
  clipped(SLEEVE, [
    flat('ink', outline('30,120! -20,200 -70,340! 40,340!'), 0.4),
    line('M-106 150Q-150 230 -214 330', 12, 'trim', 0.7),
    ['-70,160 -96,220 -140,290', '-40,170 -52,230 -80,300'].map((fold) => graven(fold, 7, 'ink', 0.5)),
  ]),
  fill('skinOlive', THUMB, { width: 3 }),
  flat('skinBrown', outline('0,104! 14,64 34,38 52,26 61,16! 62,20 54,32 38,42 18,66!'), 0.8),
  line('M46 9q9 3 9 11', 2.2, 'skinBrown'),
  fill('skinOlive', BACK, { width: 3.2 }),
  eachOf(FINGERS, (x = 0, half = 0, top = 0, foot = 0) => [
    fill(
      'skinOlive',
      outline(
        `${x - half},${foot}! ${x - half - 1},${top + 16} ${x - half * 0.5},${top} ${x + half * 0.5},${top} ${x + half + 1},${top + 16} ${x + half},${foot}!`,
      ),
      { width: 3 },
    ),
    flat(
      'skinBrown',
      outline(
        `${x + half * 0.3},${top + 3}! ${x + half - 1},${top + 14} ${x + half - 1},${foot}! ${x + half * 0.3},${foot}!`,
      ),
      0.55,
    ),
    // The bow's far side, round which the finger turns away from us.
    flat(
      'skinBrown',
      outline(
        `${x - half},${top + 10}! ${x - half * 0.5},${top + 1} ${x + half * 0.5},${top + 1} ${x + half},${top + 10}! ${x},${top + 6}`,
      ),
      0.8,
    ),
  ]),
  // The fingers go on into the back of the hand; at the knuckles the skin is stretched.
  clipped(BACK, [
    flat('skinOlive', outline('-110,14! -70,4 -40,0 20,2! 20,140! -110,140!')),
    flat('skinBrown', outline('16,10! -6,40 -22,80 -36,140! 24,140! 24,10!'), 0.6),
  ]),
  line('M-71 22V-2M-44 16V-6M-14 14V-6', 3),
  eachOf('-85,14 -58,7 -29,5 1,8', (x = 0, y = 0) =>
    line(`M${x - 9} ${y + 10}Q${x} ${y - 4} ${x + 9} ${y + 10}`, 3, 'skinBrown', 1),
  ),
  line('M-98 6Q-106 34 -96 64L-80 104M15 4Q18 34 6 66L-10 104', 3.2),
  graven('-88,36 -86,60 -74,86', 6, 'skinFair', 0.9),
  // A leather cuff with its strap.
  fill('straw', outline('-96,104! -48,122 8,108! 8,138! -46,154 -104,134!'), { width: 3 }),
  flat('metalDark', outline('-30,120! 8,108! 8,138! -30,152!'), 0.5),
  line('M-98 112Q-46 134 8 118', 3, 'woodDark', 0.9),
  eachOf('-72,128 -40,138', (x = 0, y = 0) => line(`M${x} ${y}v.1`, 7, 'woodDark')),
];
