import { flat, put } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { combed } from '../lino/combed.ts';
import { cutStroke, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { horseHead, lock, mane } from './horseHead.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { leaf, wheat } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { whiteRose } from './whiteRose.ts';

const BLADE = 'M522 142C430 84 250 92 72 232C210 168 330 156 516 190Z';
const BREAST = outline('212,570! 228,630 256,690 312,726 364,760 380,810! 180,810!');

export const death: Scene = {
  alt: 'A white horse bends its neck and puts its lips to one white rose in a field of stubble; beside it a scythe stands in the last wheat, its blade curved over the horse like a moon, and the red sun rises at the horizon.',
  draw: () => [
    chatterSky('near', outward(430, 500), { marks: 'mid', gap: 60 }),
    beams(430, 500, 136, 420, 26, 'accent', 16),
    sun(430, 500, 112, 'accent'),
    field('mid', '40,500 180,480 300,490 420,480 560,500'),
    field('near', '40,640 200,620 400,636 560,620', 'mid'),
    cutStroke('ink', '530,560 506,546 480,548', [16, 14, 18], [25, 24, 27]),
    cutStroke('ink', '520,880 530,640 520,400 512,150', [20, 18, 18, 20], [30, 28, 28, 30]),
    stroke('ink', '530,560 512,549', [16, 15]),
    keyed('light', BLADE, 6),
    hatch(BLADE, { role: 'ink', angle: 66, gap: 13, width: 5, side: 'start', reach: 0.35 }),
    times(3, (i) => wheat(482 + i * 32, 800, 130 + (i % 2) * 26)),
    put([horseHead({}), mane('ink', 'far'), lock('236,142 280,160 306,200 300,262', 'ink', 'far', 30)], {
      x: 202,
      y: 112,
      turn: 22,
      size: 0.98,
    }),
    // The neck goes over into the breast, which goes down into the furrow behind the rose.
    joined('light', [BREAST]),
    flat('light', outline('170,560! 214,566! 222,640 236,700 270,760 290,810! 150,810!')),
    combed('130,590 150,690 170,790', '214,590 246,700 320,780', {
      role: 'far',
      rows: 5,
      width: 8,
      length: 60,
    }),
    field('ink', '40,780 200,768 400,784 560,768', 'glow', 90, 34),
    times(7, (i) =>
      stroke('glow', `${90 + i * 36},${850 + (i % 2) * 16} ${92 + i * 36},${800 + (i % 2) * 16}`, [9, 7]),
    ),
    stroke('mid', '406,890 402,840 410,780', [10, 9, 7]),
    [leaf(404, 856, 200, 64, 'mid'), leaf(404, 840, -30, 60, 'mid')],
    whiteRose({ x: 412, y: 746 }),
  ],
};
