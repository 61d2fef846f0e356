import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { disc, star } from '../../primitives/lights.ts';

export const canopy = (): Art => [
  mirrored([line('M384 620V240', 9, 'line'), line('M384 620V240', 6, 'metalDark')]),
  fill('ink', 'M134 252C190 232 410 232 466 252C410 284 190 284 134 252Z'),
  mirrored([line('M448 640V250', 13, 'line'), line('M448 640V250', 9, 'metal')]),
  fill(
    'cloth',
    'M126 256C142 170 226 124 300 124C374 124 458 170 474 256C446 242 424 266 390 248C360 232 334 262 300 244C266 262 240 232 210 248C176 266 154 242 126 256Z',
  ),
  graven('300,126 296,180 300,240', 3),
  graven('240,138 210,184 208,244', 4),
  graven('360,138 390,184 392,244', 4),
  eachOf('172,214 252,168 348,168 428,214 254,222 346,222 300,194', (x, y) =>
    star(x, y, 13, 'glow', 6, 0.45),
  ),
];

/** Seen at a slant, its spokes within the rim. */
export const wheel: Art = [
  fill('metalDark', 'M0 -92C30 -92 46 -50 46 0C46 50 30 92 0 92C-30 92 -46 50 -46 0C-46 -50 -30 -92 0 -92Z'),
  fill('metal', 'M-8 -92C22 -92 38 -50 38 0C38 50 22 92 -8 92C-38 92 -54 50 -54 0C-54 -50 -38 -92 -8 -92Z'),
  fill('near', 'M-8 -74C14 -74 26 -40 26 0C26 40 14 74 -8 74C-30 74 -42 40 -42 0C-42 -40 -30 -74 -8 -74Z', {
    width: 2,
  }),
  times(4, (i) => {
    const angle = (i * Math.PI) / 4 + 0.2;
    const [dx, dy] = [34 * Math.cos(angle), 74 * Math.sin(angle)];
    return [
      line(`M${-8 - dx} ${-dy}L${-8 + dx} ${dy}`, 10),
      line(`M${-8 - dx} ${-dy}L${-8 + dx} ${dy}`, 7, 'metal'),
    ];
  }),
  disc('metal', -4, 0, 17),
  disc('red', -4, 0, 7, 1.4),
];

export const car = (): Art => [
  fill('woodDark', 'M160 604Q300 580 440 604L424 800H176Z'),
  fill('stone', 'M148 604C200 584 400 584 452 604L448 628C400 610 200 610 152 628Z'),
  fill('clothDark', 'M176 634Q300 616 424 634L408 778H192Z', { width: 1.8 }),
  put(wings, { x: 300, y: 678 }),
];

const wings: Art = [
  mirrored(
    [
      fill(
        'light',
        'M12 -12C30 -40 70 -44 96 -28C84 -26 80 -20 78 -16C70 -18 64 -14 62 -8C52 -10 46 -4 44 2C34 0 24 4 16 8Z',
        { width: 2 },
      ),
      graven('20,-6 46,-24 80,-28', 3),
    ],
    0,
  ),
  disc('red', 0, 6, 26),
  disc('glow', 0, 6, 12, 1.4),
  flat('ink', circlePath(0, 6, 4)),
];
