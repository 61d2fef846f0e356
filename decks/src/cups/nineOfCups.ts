import { fill, line, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const nineOfCups: Scene = {
  alt: 'A contented host sits with folded arms and a smile; nine cups stand on the curved shelf behind.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 470, 100, 460, 30, 0.45),
    hill(640, 8, 'far', 1),
    fill('cloth', 'M60 900V530C120 440 220 400 300 400C380 400 480 440 540 530V900Z'),
    times(9, (i) => line(`M${92 + i * 52} ${560 - Math.sin((i / 8) * Math.PI) * 110}V890`, 1.6, 'line', 0.4)),
    fill(
      'metal',
      'M48 530C120 426 220 384 300 384C380 384 480 426 552 530V556C480 456 380 414 300 414C220 414 120 456 48 556Z',
    ),
    times(9, (i) => cup(84 + i * 54, 446 - Math.sin((i / 8) * Math.PI) * 122, 0.5)),
    fill('wood', 'M150 770H450V900H150Z'),
    person({
      x: 300,
      y: 844,
      size: 1.46,
      look: {
        shape: 'round',
        skin: 'skinOlive',
        hair: 'hairBlack',
        cut: 'short',
        beard: 'full',
        eyes: 'open',
        brow: 'raised',
        mouth: 'smile',
      },
      wears: 'featherCap',
      dress: 'seated',
      cloth: 'wine',
      trim: 'metal',
      arms: [
        { elbow: [-76, -140], hand: [20, -156] },
        { elbow: [76, -140], hand: [-20, -166] },
      ],
    }),
  ],
};
