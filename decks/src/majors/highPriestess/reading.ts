import { fill, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times, polar } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { cuffBand } from '../../figure/garment.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { crescent, disc } from '../../primitives/lights.ts';

export const veil: Art = fill(
  'light',
  'M0 -84C-70 -86 -92 -20 -88 50C-86 110 -116 130 -126 176L126 176C116 130 86 110 88 50C92 -20 70 -86 0 -84Z',
);

/** Where the veil lies on the shoulder, over the top of the sleeve. */
const veilFall: Art = [
  fill(
    'light',
    'M30 -206C48 -196 78 -182 92 -140C98 -112 92 -92 80 -84C66 -90 56 -104 52 -124C48 -150 40 -172 30 -186Z',
    {
      width: 2,
    },
  ),
  graven('44,-186 66,-152 78,-100', 3.4),
];

/** The arms and the open book that they hold up between them, its covers towards us; in the seated figure's units. */
export const reading: Art = [
  mirrored(
    [
      sleevedArm({ joints: '50,-158 124,-44 66,-28', hand: 'hidden' }, 'cloth', 'skinFair', 'trim', 0.92),
      veilFall,
      graven('62,-116 88,-84 104,-58', 4),
      graven('30,-120 34,-70 30,-16', 4),
    ],
    0,
  ),
  fill('linen', 'M-64 -98Q-30 -108 0 -84Q30 -108 64 -98L70 -86L0 -70L-70 -86Z', { width: 1.8 }),
  line('M-60 -93Q-28 -101 0 -78Q28 -101 60 -93', 1.4, 'ink', 0.5),
  mirrored(
    [
      fill('wine', 'M0 -72L76 -92L72 4L0 28Z'),
      line('M10 -60L64 -76L61 -5L10 12Z', 2),
      put(crescent(0, 0, 13, 90, 'glow', 1.6), { x: 30, y: -48, flip: true }),
      fill('skinFair', swellPath('88,-32 83,-54 71,-70', [15, 13, 10]), { edge: 'skinEdge', width: 1.6 }),
      restingHand('skinFair', { x: 67, y: -29, turn: 6, flip: true, size: 0.88 }, false),
      cuffBand('trim', [124, -44], [97, -36.5], 1).band,
    ],
    0,
  ),
  line('M0 -72V28', 5, 'trim'),
];

export const pomegranate = (x: number, y: number): Art =>
  put(
    [
      disc('red', 0, 0, 18, 1.5),
      [-8, 0, 8].map((dx) => fill('red', `M${dx - 3} -15L${dx * 1.3} -27L${dx + 3} -15Z`, { width: 1 })),
      times(5, (i) => disc('glow', ...polar(0, 2, 7, i * 72), 2.6, 0)),
    ],
    { x, y },
  );
