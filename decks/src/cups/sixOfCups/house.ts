import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';

/** Walls of stone under a tiled roof, its chimney behind the ridge, its door and window lit. */
export const oldHouse = (): Art => [
  fill('stoneDark', 'M214 420V348H246V420Z', { width: 2 }),
  fill('stone', 'M208 348V336H252V348Z', { width: 2 }),
  fill('stone', 'M58 640V464H300V640Z'),
  flat('stoneDark', 'M250 640V464H300V640Z', 0.6),
  fill('wineDark', 'M32 472L92 376H268L324 472Z'),
  line(
    'M74 408H287M56 438H306M100 376L92 408M150 376L146 408M200 376V408M246 376L250 408M72 408L60 438M118 408L110 438M170 408V438M222 408L224 438M268 408L274 438M84 438L74 470M140 438L134 470M198 438V470M250 438L254 470',
    1.4,
    'detail',
    0.6,
  ),
  fill('glow', 'M76 492H112V526H76Z', { width: 3, edge: 'wood' }),
  line('M94 492V526M76 509H112', 2.6, 'wood'),
  fill('wood', 'M126 640V556C126 518 184 518 184 556V640Z'),
  fill('glow', 'M134 640V560C134 530 176 530 176 560V640Z', { width: 1.6 }),
  flat('light', 'M142 640V570C142 550 168 550 168 570V640Z', 0.5),
];

export const smoke: Art = [
  graven('252,326 238,290 262,260 246,220', 12, 'detail', 0.4),
  graven('256,320 262,284 284,262 276,236', 9, 'detail', 0.3),
];
