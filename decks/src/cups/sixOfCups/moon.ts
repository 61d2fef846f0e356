import { type Art, eachOf, flat } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

/** A full moon with dark plains, three craters and shade at its edge. */
export const moon: Art = [
  disc('glow', 330, 300, 150, 2),
  flat(
    'straw',
    'M250 232C280 206 318 214 322 240C324 262 300 262 296 284C292 306 262 316 244 296C228 276 230 250 250 232ZM350 352C376 340 402 356 394 380C384 402 348 396 342 378C338 366 340 358 350 352ZM386 236C402 232 412 246 404 258C392 268 376 260 376 248C376 242 380 238 386 236Z',
    0.4,
  ),
  eachOf('360,300,15 282,372,19 304,190,12', (x, y, r) => [
    flat('straw', circlePath(x, y, r), 0.32),
    flat('light', `M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}Q${x} ${y + r * 1.3} ${x - r} ${y}Z`, 0.5),
  ]),
  times(26, (i) => {
    const angle = 105 + i * 5.6;
    const reach = 138 - 34 * Math.sin((i / 25) * Math.PI);
    return graven(
      [
        polar(330, 300, 149, angle),
        polar(330, 300, (149 + reach) / 2, angle + 3),
        polar(330, 300, reach, angle + 7),
      ],
      3.4,
      'straw',
      0.8,
    );
  }),
];
