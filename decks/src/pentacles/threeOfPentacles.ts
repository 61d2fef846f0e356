import { eachRow, fill, flat, line, put, rays } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { tiles } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const threeOfPentacles: Scene = {
  alt: 'A mason works on the arch of a church while two people stand below with the plan between them; three coins are carved in the tracery above.',
  draw: (chance) => [
    sky(chance, { stars: 10 }),
    flat('shade', boxPath(40, 30, 520, 870)),
    fill(
      'stoneDark',
      'M70 900V420C70 250 180 160 300 110C420 160 530 250 530 420V900H480V430C480 300 400 230 300 184C200 230 120 300 120 430V900Z',
    ),
    fill('ink', 'M120 900V430C120 300 200 230 300 184C400 230 480 300 480 430V900Z'),
    rays(300, 420, 60, 320, 24, 0.25),
    fill(
      'stone',
      'M120 520V430C120 300 200 230 300 184C400 230 480 300 480 430V520C440 470 390 480 370 520C350 470 250 470 230 520C210 480 160 470 120 520Z',
    ),
    eachRow(
      [
        [300, 292],
        [222, 408],
        [378, 408],
      ],
      (x, y) => [disc('ink', x, y, 66, 2), pentacle(x, y, 0.6)],
    ),
    tiles(800, 'stone', 'stoneDark'),
    fill('wood', 'M96 716H236V736H96ZM112 736H126V868H112ZM206 736H220V868H206Z'),
    person({
      x: 166,
      y: 722,
      size: 0.92,
      look: { skin: 'skinOlive', hair: 'hairBrown', cut: 'curls', eyes: 'open', mouth: 'firm', turn: 0.6 },
      wears: 'kerchief',
      dress: 'tunic',
      cloth: 'straw',
      hose: 'sage',
      arms: [
        {
          elbow: [60, -200],
          hand: [72, -232],
          holds: [fill('steel', 'M-5 10L-3 -46H5L5 10Z', { width: 1.6 })],
          behind: true,
        },
        {
          elbow: [66, -160],
          hand: [100, -188],
          holds: put(
            [
              fill('wood', 'M-4 30V-30H4V30Z', { width: 1.4 }),
              fill('steel', 'M-16 -40H16V-22H-16Z', { width: 1.6 }),
            ],
            { turn: -30 },
          ),
        },
      ],
    }),
    person({
      x: 316,
      y: 850,
      size: 1.04,
      look: { skin: 'skinFair', hair: 'hairWhite', cut: 'bald', beard: 'short', eyes: 'open', turn: -0.6 },
      dress: 'robe',
      cloth: 'linen',
      trim: 'wood',
      arms: [
        { elbow: [-50, -170], hand: [-46, -150] },
        { elbow: [56, -160], hand: [62, -160] },
      ],
    }),
    person({
      x: 436,
      y: 850,
      size: 1.06,
      flip: true,
      look: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open', mouth: 'smile', turn: 0.6 },
      wears: 'scholarCap',
      dress: 'gown',
      cloth: 'wine',
      arms: [
        { elbow: [-50, -164], hand: [-46, -126] },
        { elbow: [56, -160], hand: [54, -158] },
      ],
    }),
    put(
      [
        fill('linen', 'M-42 -26H42V26H-42Z'),
        line('M-30 20V-4A30 22 0 0 1 30 -4V20M0 -26V-14M-10 20V4A10 8 0 0 1 10 4V20', 1.8, 'ink', 0.8),
      ],
      { x: 378, y: 684 },
    ),
  ],
};
