import { type Art, fill, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { restingHand } from '../../figure/restingHand.ts';

const boot = (x: number, y: number, turn: number): Art =>
  put(
    fill(
      'woodDark',
      'M-8 -24C6 -26 18 -20 22 -8C34 -4 58 0 72 8C80 16 76 26 64 26C42 28 10 26 -6 22C-12 8 -12 -12 -8 -24Z',
    ),
    { x, y, turn },
  );

/** The far leg lies straight, the near one is drawn up at the knee. */
const legs: Art = [
  limb('sageDark', '360,816 446,830 512,836', [84, 62, 40]),
  boot(508, 838, 10),
  limb('sage', '352,828 448,806 470,842 520,880', [96, 76, 60, 40]),
  graven('380,800 420,792 456,800', 5),
  graven('470,820 490,846 514,868', 4),
  boot(520, 876, 4),
];

const head: Art = [
  fill(
    'hairBlack',
    'M176 806C172 770 146 752 116 760C86 766 70 792 76 822C64 832 62 846 72 852C88 860 116 856 138 862C164 864 176 842 176 806Z',
  ),
  graven('164,784 124,776 92,806', 5),
  graven('168,808 130,802 86,832', 5),
  graven('164,834 132,832 98,852', 4),
];

/** The shoulder blades rise, the back falls to the belt and rises again to the hip. */
const tunic: Art = [
  fill(
    'red',
    'M146 856C138 806 150 768 184 756C214 748 246 758 280 768C316 776 352 768 390 776C424 786 436 822 418 860C402 886 372 886 350 880C300 890 236 892 192 886C164 882 150 872 146 856Z',
  ),
  graven('176,770 172,806 188,836 226,846', 6),
  graven('262,776 252,804 262,836', 5),
  graven('206,872 250,862 288,868', 5),
  graven('396,796 380,826 388,860', 6),
  fill('trim', 'M300 772C314 774 324 773 336 771C344 806 344 846 338 881L304 885C310 850 310 812 300 772Z', {
    width: 2,
  }),
];

/** Face down, the head to the left, one arm stretched out past it. */
export const fallen: Art = [
  legs,
  head,
  tunic,
  cuffedArm({
    shoulder: [212, 826],
    elbow: [174, 886],
    cloth: 'red',
    size: 1.25,
    at: { x: 92, y: 886, turn: 2, size: 1.15, flip: true },
    wrist: [-26, 0],
    hand: (place) => restingHand('skinOlive', place),
  }),
];
