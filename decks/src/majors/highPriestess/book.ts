import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { crescent, disc } from '../../primitives/lights.ts';

/** It lies open before her on a slope of cloth, the further page raised. */
export const openBook: Art = [
  fill('clothDark', 'M262 900L280 826L560 772V900Z'),
  fill('wine', 'M258 812L404 742L566 706V836L420 878L270 900Z'),
  fill('linen', 'M266 796Q330 722 410 736L426 844Q346 826 278 884Z', { width: 2 }),
  fill('light', 'M410 736Q480 680 566 692V808Q496 796 426 844Z', { width: 2 }),
  flat('ink', 'M410 736Q398 732 384 732L398 840Q412 840 426 844Z', 0.16),
  eachOf('0 1 2 3 4', (i) =>
    line(`M${446 + i * 2} ${744 + i * 18}Q500 ${712 + i * 18} 556 ${714 + i * 18}`, 2, 'ink', 0.4),
  ),
  put(crescent(0, 0, 17, 10, 'glow', 1.6), { x: 310, y: 848 }),
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
