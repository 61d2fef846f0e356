import { clipped, eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const SHELL = outline(
  '0,-168! 16,-134! 26,-132 42,-104! 54,-100 72,-64! 98,-54 112,-6 94,54 50,114 14,170! -14,166 -28,124! -74,70 -98,16 -92,-36 -70,-60! -46,-102! -40,-106 -22,-134! -14,-136!',
);
const MOUTH = outline('-86,-22! -58,-14 -30,30 -18,86 -14,164! -34,130 -76,80 -104,20!');

/** A whelk with its spire up and its mouth on the left, striped in red; 220 wide and 340 high. */
export const whelk: Art = [
  fill('light', SHELL, { width: 3.2 }),
  clipped(SHELL, [
    eachOf('-20,-126 8,-122 -34,-92 -2,-84 32,-90', (x = 0, y = 0) =>
      flat(
        'red',
        outline(`${x - 10},${y - 14}! ${x + 4},${y - 14}! ${x + 12},${y + 26}! ${x - 2},${y + 26}!`),
      ),
    ),
    eachOf('-58,-66,0 -16,-60,1 28,-60,2 70,-70,3', (x = 0, y = 0, i = 0) =>
      flat(
        i % 2 ? 'rose' : 'red',
        outline(
          `${x},${y}! ${x + 26},${y}! ${x + 40 - i * 8},${y + 90} ${x + 24 - i * 20},${y + 190}! ${x + 6 - i * 16},${y + 90}`,
        ),
      ),
    ),
    flat('metalDark', outline('112,-70! 118,0 70,100 16,176! 50,96 84,40 90,-20'), 0.35),
    flat('straw', outline('44,-104! 80,-66 110,-40! 90,-54 60,-64 40,-70!'), 0.8),
    graven('-62,-40 -70,-20 -66,10', 8, 'snow', 1),
  ]),
  line('M-22 -134Q0 -122 16 -134M-46 -103Q0 -82 42 -104M-71 -61Q0 -28 72 -64', 2.8),
  fill('rose', MOUTH, { width: 3 }),
  flat('wineDark', outline('-78,-8! -56,8 -36,48 -26,100 -22,140! -48,104 -82,56 -92,22!')),
  line(SHELL, 3.2),
];
