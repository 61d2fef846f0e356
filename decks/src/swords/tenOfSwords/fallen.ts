import { type Art, fill } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { restingHand } from '../../figure/restingHand.ts';

const hair: Art = [
  fill(
    'hairBlack',
    'M196 800C190 768 160 752 130 760C100 766 88 792 94 816C84 824 82 836 90 842C104 850 130 846 150 852C176 856 194 838 196 800Z',
  ),
  graven('180,784 140,776 108,800', 5),
  graven('184,806 146,800 104,824', 5),
  graven('180,830 150,826 116,842', 4),
];

const cloak: Art = [
  fill(
    'red',
    'M150 852C146 800 176 764 226 762C262 750 300 770 340 764C380 756 420 772 452 786C500 792 540 806 580 812V892Q500 914 430 894Q370 916 300 896Q230 914 172 894Q146 876 150 852Z',
  ),
  graven('200,790 176,830 180,880', 8),
  graven('252,784 262,830 236,884', 8),
  graven('320,790 300,836 316,886', 8),
  graven('384,790 402,834 384,886', 8),
  graven('440,800 478,836 470,888', 8),
  graven('500,812 530,836 540,880', 7),
];

/** Face down under the cloak, the head to the left, one arm stretched out past it. */
export const fallen: Art = [
  hair,
  cuffedArm({
    shoulder: [220, 838],
    elbow: [150, 880],
    cloth: 'redDark',
    size: 1.1,
    at: { x: 84, y: 858, turn: 4, size: 1.15, flip: true },
    wrist: [-26, 0],
    hand: (place) => restingHand('skinOlive', place),
  }),
  cloak,
];
