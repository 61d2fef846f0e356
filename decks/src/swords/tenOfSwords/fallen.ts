import { type Art, fill, flat, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

const LOOK: Look = {
  skin: 'skinFair',
  hair: 'hairBrown',
  cut: 'curls',
  eyes: 'closed',
  mood: 'weary',
};

/** The head lies on its cheek, its crown to the left. */
const HEAD = { x: 122, y: 772, size: 0.76, turn: -84 };

/** Both legs run out of the picture on the right. */
const legs: Art = [
  fill('woodDark', 'M424 736C470 728 520 738 580 742V792H424Z'),
  fill('straw', 'M424 772C462 754 506 764 536 772L580 776V836C540 830 500 846 424 848Z'),
  graven('446,772 490,776 560,792', 4, 'ink', 0.35),
  graven('452,820 500,812 560,818', 5, 'ink', 0.35),
];

/** A coat, seen from the side: shoulder, back, waist, hip and the hem over the thighs. */
const coat: Art = [
  fill(
    'red',
    'M178 756C184 724 204 702 234 699C274 697 306 720 336 726C360 722 380 704 408 706C430 708 446 718 456 730C466 764 464 806 452 848H196C182 824 174 790 178 756Z',
  ),
  fill('trim', 'M445 720C449 723 453 726 456 730C466 764 464 806 452 848H438C450 806 452 764 445 720Z', {
    width: 1.8,
  }),
  flat('ink', 'M190 840C222 812 270 812 332 822C376 828 420 824 458 812L452 848H196Z', 0.28),
  // The furrow of the spine, the ribs, and the folds that the belt draws together.
  graven('210,726 270,722 334,744', 5),
  graven('352,742 380,726 436,728', 5),
  graven('352,768 382,776 436,772', 4),
  graven('352,796 386,814 432,816', 4),
  graven('330,764 304,756 284,764', 4),
  fill('woodDark', 'M327 725C318 764 322 812 332 848H350C342 812 338 764 344 723Z', { width: 2 }),
  line('M336 738C330 772 332 810 340 840', 1.6, 'detail', 0.6),
];

const collar: Art = fill(
  'trim',
  'M176 816C164 790 166 756 182 730C190 722 202 720 210 725C192 752 188 788 198 820C192 826 182 824 176 816Z',
  { width: 2 },
);

/** The near arm lies bent on the ground, its hand below the face. */
const arm: Art = cuffedArm({
  shoulder: [226, 772],
  elbow: [306, 822],
  cloth: 'red',
  size: 1.2,
  at: { x: 178, y: 840, turn: -3, size: 1.12, flip: true },
  wrist: [-30, 0],
  hand: (place) => flatHand('skinFair', place),
});

/** He lies on his face across the whole picture. */
export const fallen: { body: Art; arm: Art } = {
  body: [put(hairBehind(LOOK), HEAD), legs, put([head(LOOK), frontModelling(LOOK)], HEAD), coat, collar],
  arm,
};
