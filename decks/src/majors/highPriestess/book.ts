import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { crescent, disc } from '../../primitives/lights.ts';

/** It lies open before her, tilted towards us: lines of writing, and the phases of the moon on the further page. */
export const openBook: Art = [
  fill('wine', 'M250 850L330 700L580 672V900H250Z'),
  fill('linen', 'M270 846C300 760 340 706 380 700C400 698 414 706 424 722L436 868C410 838 330 846 278 884Z', {
    width: 2,
  }),
  fill('light', 'M424 722C450 690 500 672 566 676V838C510 836 462 846 436 868Z', { width: 2 }),
  flat('ink', 'M424 722C416 708 406 702 392 700L408 846Q424 850 436 868Z', 0.14),
  eachOf('0 1 2', (i) =>
    line(`M${350 - i * 12} ${738 + i * 24}Q384 ${722 + i * 26} 408 ${738 + i * 25}`, 2, 'ink', 0.4),
  ),
  eachOf('0 1 2', (i) =>
    line(`M${444 + i * 2} ${774 + i * 24}Q490 ${752 + i * 24} 552 ${754 + i * 24}`, 2, 'ink', 0.4),
  ),
  crescent(458, 736, 13, 180, 'glow', 1.6),
  disc('glow', 492, 724, 13, 1.6),
  crescent(524, 716, 13, 0, 'glow', 1.6),
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
