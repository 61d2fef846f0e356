import { type Art, fill, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

/** Boots whose toes lie on the ground. */
const boots: Art = [
  limb('clothDark', '424,808 470,822 500,826', [54, 40, 32]),
  fill(
    'woodDark',
    'M488 806C506 800 520 806 526 822C534 842 532 858 522 860C510 860 508 846 500 842C490 838 484 820 488 806Z',
    { width: 2 },
  ),
  limb('clothDark', '420,824 466,840 502,842', [58, 44, 34]),
  fill(
    'wood',
    'M490 822C508 816 522 824 528 840C534 858 530 872 520 874C508 872 508 860 500 858C490 854 486 836 490 822Z',
    { width: 2 },
  ),
];

/** The cloak lies over back and legs and spreads on the ground. */
const cloak: Art = [
  fill(
    'red',
    'M150 846C142 800 154 752 190 738C226 728 262 744 292 754C330 766 352 758 384 774C420 790 452 800 486 806C498 818 500 836 492 850C470 862 448 852 426 862C402 872 378 858 352 870C326 882 300 866 272 876C246 884 226 868 204 878C178 886 156 872 150 846Z',
  ),
  graven('206,744 186,800 208,868', 7),
  graven('248,746 236,810 258,870', 6),
  graven('300,764 296,816 318,868', 6),
  graven('352,770 352,818 374,864', 6),
  graven('404,790 410,826 430,856', 6),
  graven('446,804 452,826 468,848', 5),
];

const LOOK: Look = { skin: 'skinFair', hair: 'hairBlack', cut: 'short', eyes: 'closed', mood: 'calm' };

const HEAD = { x: 114, y: 806, size: 0.78, turn: -76 };

/** The head lies on its cheek, the face towards us, the eyes closed; the hood has slipped back. */
const lyingHead: Art = [
  put(hairBehind(LOOK), HEAD),
  put([head(LOOK), frontModelling(LOOK)], HEAD),
  fill(
    'redDark',
    'M160 868C150 836 152 780 176 744C190 732 212 734 220 742C190 776 180 826 192 872C182 882 168 880 160 868Z',
    {
      width: 2,
    },
  ),
];

/** Somebody lies face down along the ground, the head to the left. */
export const fallen: Art = [boots, cloak, lyingHead];
