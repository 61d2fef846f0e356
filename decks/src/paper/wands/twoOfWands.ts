import { flat, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { field, lake, mountains } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { wand } from '../objects.ts';
import { fur, limb, outline } from '../nature/body.ts';

const HARE = outline(
  '394,466 366,440 338,428 322,424! 330,350 314,280! 292,346 288,430! 262,480 222,548 180,620 164,690 178,742 214,764 300,768 344,766 352,750 330,738! 350,690 378,610 384,560 370,516 384,496',
);

export const twoOfWands: Scene = {
  alt: 'A hare sits upright on a headland between two planted wands and looks out over the sea, where a small ship sails by under the sun towards a far shore.',
  draw: () => [
    chatterSky('sky', outward(300, 250), { marks: 'far' }),
    beams(300, 210, 90, 330, 28, 'far', 16),
    sun(300, 210, 64),
    mountains(446, '270,130,64', 'mid'),
    mountains(446, '110,130,84', 'mid'),
    mountains(446, '540,90,130', 'mid'),
    lake(440, 'glow', 'near'),
    put(
      [
        keyed('light', 'M414 432C418 404 426 378 440 360V432ZM446 432V372C456 392 460 412 460 432Z', 4),
        cut('ink', 'M400 438H474L462 456H412Z', 4),
      ],
      { x: -198, y: -184, size: 1.4 },
    ),
    field('near', '40,690 150,676 300,700 420,720 500,760 560,830', 'mid'),
    wand(128, 520, 1.74),
    put(wand(0, 0, 1.7), { x: 494, y: 560, flip: true }),
    tuft(122, 712, 56, 'ink', 9),
    tuft(494, 764, 56, 'ink', 9),
    joined('near', [
      limb('352,590,34 372,680,24 374,762,18'),
      outline('318,430 340,350 352,300! 366,360 352,436'),
    ]),
    joined('ink', [
      HARE,
      limb('352,590,44 352,690,28 350,756,22 372,764,18'),
      outline('176,700 140,712 146,744 182,740'),
    ]),
    flat('light', lens([306, 410], [312, 310], 9)),
    flat('light', circlePath(340, 454, 14)),
    flat('ink', circlePath(342, 455, 10.5)),
    flat('light', circlePath(346, 450, 3.6)),
    flat('accent', outline('384,460! 396,460 396,472 386,474!')),
    gouge('388,474 382,484 372,486', 4),
    [466, 478, 490].map((y, i) => gouge(`364,${474 + i * 6} 390,${474 + i * 4} 422,${y}`, 4)),
    gouge('330,742 314,670 262,640 220,672 206,730', 7),
    fur(HARE, 'far', 112, (x, y) => (y < 500 ? 0.2 : x < 300 ? 0.9 : 0.4)),
  ],
};
