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
  limb('sageDark', '360,812 440,836 506,840', [76, 54, 38]),
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
    'M152 852C146 802 158 766 196 758C232 752 262 776 296 784C330 782 352 766 386 774C420 784 432 820 416 858C400 884 372 884 350 878C300 888 240 890 196 884C168 880 156 870 152 852Z',
  ),
  graven('204,780 226,806 228,846', 6),
  graven('240,780 266,812 270,860', 5),
  graven('396,796 380,826 388,860', 6),
  fill('trim', 'M296 782C310 780 320 780 330 778C322 812 322 846 332 880L296 884C286 850 286 816 296 782Z', {
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
