import { flat, mirrored, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';

const TRUNK = swellPath('-4,-150 -24,-104 -6,-40 4,16 -14,76 -32,112', [48, 50, 78, 86, 56, 40]);
const TAIL = swellPath('-20,90 -38,136 -24,190 22,214 62,194 60,156 34,152', [50, 36, 30, 25, 20, 14, 8]);
const FIN = 'M-34 -42C-84 -62 -104 6 -88 52C-70 48 -50 36 -30 30Z';

const seahorse = [
  cut('glow', FIN, 4),
  hatch(FIN, { role: 'ink', angle: 8, gap: 13, width: 4, reach: 0.8 }),
  joined('accent', [
    TAIL,
    TRUNK,
    swellPath('-6,-158 40,-152 86,-134', [58, 30, 22]),
    'M80 -152L102 -144L90 -116Z',
    'M-24 -168L-40 -204L-12 -190L-2 -222L12 -192L36 -206L24 -168Z',
    'M-36 -130L-64 -132L-44 -108ZM-34 -84L-58 -76L-32 -58ZM-32 74L-64 82L-34 100Z',
  ]),
  hatch(TRUNK, { role: 'light', angle: 8, gap: 17, width: 6, side: 'end', reach: 0.55 }),
  hatch('M-50 120L-12 116L-8 176L-40 196Z', { role: 'light', angle: 4, gap: 15, width: 5, reach: 0.5 }),
  hatch(TRUNK, { role: 'ink', angle: 8, gap: 17, width: 7, side: 'start', reach: 0.34 }),
  keyed('glow', 'M-24 -168L-40 -204L-12 -190L-2 -222L12 -192L36 -206L24 -168Z', 4),
  keyed('light', circlePath(8, -156, 18), 3),
  eye(8, -156, 8),
];

export const twoOfCups: Scene = {
  alt: 'Two red seahorses face each other under water, nose to nose, and each curls its tail before a cup on the sea floor; three bubbles rise over them and seaweed stands on both sides.',
  draw: () => [
    chatterSky('far', outward(300, 40), { marks: 'sky', foot: 860 }),
    beams(300, 60, 60, 520, 30, 'light', 18),
    mirrored([
      stroke('near', '70,840 96,680 50,540 88,400 60,280', [34, 30, 28, 22, 4]),
      stroke('near', '128,850 116,740 142,640 122,570', [26, 22, 18, 4]),
    ]),
    field('ink', '40,772 180,744 300,756 420,744 560,772', 'mid'),
    cup(222, 672, 1),
    cup(378, 672, 1),
    mirrored([put(seahorse, { x: 174, y: 452, size: 1.24 }), keyed('light', circlePath(268, 176, 13), 4)]),
    keyed('light', circlePath(300, 140, 18), 4),
    flat('ink', 'M60 872C90 846 510 846 540 872Z'),
  ],
};
