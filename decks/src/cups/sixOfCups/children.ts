import { type Art, fill, flat } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';

/** Parts of one dark body with a common gold edge. */
const silhouette = (parts: readonly string[]): Art => [
  parts.map((d) => fill('ink', d, { width: 5 })),
  parts.map((d) => flat('ink', d)),
];

/** With a feathered cap, bent forward to the smaller one. */
const bigger: Art = silhouette([
  'M198 386C192 410 204 430 220 436L216 452H240L242 440C254 442 262 436 260 428C264 424 262 420 264 416L272 410C268 402 262 398 262 390C262 366 206 358 198 386Z',
  'M190 384C188 352 250 340 272 378C250 374 220 378 190 384Z',
  'M206 362C194 344 190 322 168 308C166 332 182 360 200 372Z',
  'M214 444C196 452 186 480 178 530Q210 546 256 530C258 500 256 466 244 446Z',
  swellPath('232,462 256,492 290,494', [26, 20, 14]),
  swellPath('200,520 190,556 188,588', [24, 18, 16]),
  swellPath('236,520 246,556 248,588', [24, 18, 16]),
  'M178 580H198L214 594Q214 598 206 598H178Z',
  'M238 580H258L274 594Q274 598 266 598H238Z',
]);

/** In a bonnet and a long frock, with both hands held out. */
const smaller: Art = silhouette([
  'M346 464C340 472 334 476 336 480C340 484 338 494 346 498L350 510H372C388 500 398 480 394 460C388 432 352 432 346 464Z',
  'M350 444C362 422 404 430 404 466C402 486 392 500 382 508C372 480 368 462 350 444Z',
  'M352 506C342 530 338 560 330 596Q366 608 408 596C404 556 394 522 376 506Z',
  swellPath('360,524 340,530 316,508', [20, 16, 11]),
  'M336 590H360L356 606H328Q326 600 336 590Z',
]);

/** Two children before the moon. */
export const children: Art = [bigger, smaller];
