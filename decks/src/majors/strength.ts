import { eachOf, eachRow, fill, flat, line, put, rays, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { standing } from '../primitives/ground.ts';
import { hill, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { woman, farHand, thumbOnCheek, nearHand } from './strength/woman.ts';

export const strength: Scene = {
  alt: 'A woman in white, roses in her hair and the sign of infinity above her, bends to a great sitting lion; one hand is on its mane, the other under its chin, and its eyes are closed.',
  draw: (chance) => [
    sky(chance),
    rays(280, 316, 110, 560, 30),
    peaks(660, [
      [110, 90, 130],
      [480, 100, 190],
    ]),
    hill(690, 14, 'mid', 0.5),
    hill(780, 10, 'near', 2),
    standing(176, 848, 150),
    standing(430, 852, 130),
    farHand,
    woman,
    put(HEADWEAR.infinity, { x: 294, y: 296, size: 0.8 }),
    put(lion(), { x: 12 }),
    thumbOnCheek,
    nearHand,
    eachOf('66,858,-110 82,858,-76 292,866,-104 306,866,-70 536,864,-100', (x, y, turn, i) =>
      leaf(x, y, turn, 32, i % 2 ? 'leaf' : 'leafDark'),
    ),
    eachOf('56,852 274,858 548,858', (x, y) => flower(x, y, 14, 5)),
  ],
};

/** A lion that sits and looks left, its chin lifted. */
const lion = (): Art => [
  line('M514 836C556 834 560 786 536 770', 15),
  line('M514 836C556 834 560 786 536 770', 11, 'straw'),
  fill('hairAuburn', 'M546 782C520 778 506 752 514 732C536 732 556 752 546 782Z', { width: 2 }),
  limb('metalDark', '356,700 344,780 340,836', [56, 40, 30]),
  fill('metalDark', 'M306 854C302 838 316 828 334 828C352 828 358 842 356 854Z', { width: 2 }),
  fill(
    'straw',
    'M372 600C440 604 506 680 530 776C542 826 536 854 502 856H420C398 850 392 830 398 804C376 790 334 770 322 706C318 650 336 606 372 600Z',
  ),
  fill('straw', 'M434 856C402 820 414 752 466 746C524 742 548 800 532 852Z'),
  graven('432,800 440,766 470,754', 4, 'woodDark'),
  fill('straw', 'M392 858C386 840 402 828 424 830L500 838V858Z', { width: 2 }),
  limb('straw', '378,700 384,780 380,836', [64, 46, 34]),
  fill('straw', 'M344 858C340 840 356 830 376 830C398 830 406 844 402 858Z', { width: 2 }),
  line('M360 858V846M376 858V845M408 858V847M424 858V846M318 854V844', 2, 'woodDark'),
  times(15, (i) =>
    put(
      fill(i % 2 ? 'hairAuburn' : 'wood', 'M-24 -46C-34 -80 -14 -108 8 -118C14 -96 32 -76 24 -46Z', {
        width: 2,
      }),
      { x: 372, y: 616, turn: -20 + i * 17, size: 0.9 },
    ),
  ),
  disc('hairAuburn', 374, 614, 62, 0),
  eachRow([['416,570 440,610 430,660'], ['394,654 412,680 398,704'], ['444,586 458,620 452,650']], (points) =>
    graven(points, 4, 'woodDark'),
  ),
  fill('straw', 'M382 562C388 538 410 534 416 552C418 570 402 580 390 578Z', { width: 2 }),
  fill(
    'straw',
    'M388 566C362 544 330 552 316 582L284 598C272 604 270 618 278 626L284 642C300 660 340 666 366 652C398 634 404 594 388 566Z',
  ),
  flat('light', 'M296 596C310 602 322 614 322 630C318 648 298 652 286 640L278 624C274 610 284 602 296 596Z'),
  fill('woodDark', 'M286 598C272 600 268 612 274 618C284 616 292 608 298 600Z', { width: 1.6 }),
  line('M278 624C292 634 306 634 318 626M300 616h.1M308 610h.1M310 620h.1', 3, 'woodDark'),
  line('M322 592Q334 600 346 590', 3.4, 'woodDark'),
  line('M318 578Q334 568 350 576', 2.6, 'woodDark', 0.7),
];
