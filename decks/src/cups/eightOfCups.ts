import { fill, line, tube, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const eightOfCups: Scene = {
  alt: 'Under an eclipsed moon somebody in a red cloak walks away into the mountains with a staff and leaves eight stacked cups behind.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    rays(300, 236, 80, 200, 26, 0.6),
    disc('glow', 300, 236, 66),
    disc('shade', 316, 228, 60, 1.6),
    peaks(560, [
      [140, 110, 190],
      [470, 120, 220],
      [300, 80, 120],
    ]),
    lake(570, 700),
    fill('stoneDark', 'M300 640C380 610 470 600 560 620V780H250C230 720 260 660 300 640Z'),
    line('M330 650L350 720M430 626L440 700M500 620L490 690', 1.6, 'line', 0.5),
    person({
      x: 392,
      y: 690,
      size: 1.04,
      away: true,
      look: { skin: 'skinOlive', hair: 'hairBrown' },
      wears: 'wideHat',
      dress: 'robe',
      cloth: 'wine',
      cloak: 'red',
      lean: 8,
      arms: [
        { elbow: [-50, -160], hand: [-40, -130] },
        { elbow: [56, -170], hand: [70, -160], holds: tube('wood', 'M0 -70V136', 6) },
      ],
    }),
    hill(744, 6, 'near', 1.6),
    [104, 196, 288, 380, 472].map((x) => cup(x, 808, 0.68)),
    [150, 242, 426].map((x) => cup(x, 684, 0.68)),
  ],
};
