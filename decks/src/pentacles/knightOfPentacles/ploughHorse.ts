import { eachOf, fill, flat, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { firelight } from '../../primitives/firelight.ts';
import { standing } from '../../primitives/ground.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { leaf } from '../../primitives/plants.ts';

const HORIZON = 622;

/** Ploughed earth whose furrows meet on the horizon, with young green in them. */
export const field: Art = [
  fill('woodDark', `M30 ${HORIZON}H570V900H30Z`),
  times(13, (i) => {
    const [far, near] = [300 + (i - 6) * 46, 300 + (i - 6) * 110];
    return [
      flat('wood', `M${far} ${HORIZON + 2}L${near - 30} 900H${near + 30}Z`),
      flat('leaf', `M${far} ${HORIZON + 2}L${near - 30} 900H${near - 8}Z`, 0.4),
    ];
  }),
  eachOf('486,816,70 214,816,80', (x, y, half) => standing(x, y, half)),
];

/** Long hair over a hoof, as heavy horses have it. */
const feather: Art = [
  fill(
    'steelDark',
    'M-11 -16C-6 -20 6 -20 10 -16C14 -4 20 8 22 20C14 16 12 22 6 20C0 26 -6 18 -12 22C-16 10 -14 -4 -11 -16Z',
    {
      width: 1.6,
    },
  ),
  graven('-4,-10 -2,4 -4,16', 2.6, 'ink', 0.5),
  graven('5,-10 9,4 12,14', 2.6, 'ink', 0.5),
];

/** A mane plaited in knots along the crest, and leaves on the brow; then the light along the dark body. */
export const plaitedMane: Art = [
  eachOf('-75,152,0.9 116,151,0.9 -117,152,1.1 90,152,1.1', (x, y, size) => put(feather, { x, y, size })),
  litEdge('-126,-30 -110,-54 -84,-65 -56,-60', [2, 6, 6, 2], 'light', 0.7),
  litEdge('130,-14 140,-40 150,-62', [2, 6, 2], 'light', 0.8),
  litEdge('102,50 100,90 97,124', [2, 5, 2], 'light', 0.6),
  litEdge('168,-154 190,-122 208,-84 220,-62', [2, 5, 4, 2], 'light', 0.8),
  eachOf('38,-84 56,-106 76,-128 100,-146 128,-156', (x, y, i) =>
    put(
      [
        fill('hairBlack', 'M-10 -12C4 -18 14 -8 13 6C14 22 8 34 2 42C-6 32 -14 18 -13 4Z', { width: 1.6 }),
        graven('-4,-4 4,10 2,32', 3, 'steel', 0.5),
        fill('trim', 'M-12 6Q0 12 13 5L13 13Q0 20 -12 14Z', { width: 1.2 }),
      ],
      { x, y, turn: -18 + i * 4, size: 0.9 + i * 0.04 },
    ),
  ),
  put(
    eachOf('-60,46 -95,40 -20,36', (turn, long, i) => leaf(0, -10, turn, long, i ? 'leafDark' : 'leaf')),
    { x: 160, y: -152 },
  ),
];

/** The light of the coin on the knight and on the horse. */
export const coinLight: Art = [firelight(210, 366, 160, 0.75), firelight(300, 760, 320, 0.25)];
