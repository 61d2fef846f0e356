import { clipped, fill, line, put, tube, type Art } from '../../drawing/art.ts';
import { toTenth, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { posed } from '../../figure/posed.ts';
import { shoulder } from '../../figure/shoulder.ts';

const PLACE = { x: 304, y: 886, size: 1.36 };

/** An upper arm from the shoulder to the elbow; the forearm is behind her back. */
const upperArm = (side: 1 | -1): Art => [
  limb(
    'wine',
    [
      [side * 44, -344],
      [side * 78, -300],
      [side * 88, -250],
    ],
    [40, 42, 36],
  ),
  shoulder('wine', [side * 38, -344], 20),
  graven(
    [
      [side * 62, -318],
      [side * 72, -296],
      [side * 78, -262],
    ],
    4,
  ),
];

const forearm = (side: 1 | -1): Art =>
  limb(
    'wineDark',
    [
      [side * 88, -250],
      [side * 60, -222],
      [side * 20, -204],
    ],
    [36, 34, 30],
  );

/** One turn of a twisted rope, curved towards the viewer, and its shadow on the cloth below it. */
function coil(left: number, right: number): Art {
  const at = (t: number) => [-112 + 224 * t, left + (right - left) * t + 80 * t * (1 - t)] as const;
  const along = (down: number) =>
    `M-112 ${left + down}Q0 ${(left + right) / 2 + 40 + down} 112 ${right + down}`;
  return [
    line(along(8), 8, 'ink', 0.4),
    tube('linen', along(0), 9.5),
    line(along(3), 3, 'skinEdge', 0.22),
    times(26, (i) => {
      const [x, y] = at((i + 1) / 27);
      const lean = (x / 112) * 2;
      return line(
        `M${toTenth(x - 3 - lean)} ${toTenth(y + 4.4)}Q${toTenth(x + lean)} ${toTenth(y + 1)} ${toTenth(x + 3 - lean)} ${toTenth(y - 4.4)}`,
        1.5,
        'skinEdge',
        0.55,
      );
    }),
  ];
}

const knot: Art = [
  tube('linen', 'M-8 -306C-14 -276 -8 -236 -20 -196', 6.5),
  tube('linen', 'M4 -306C12 -276 6 -246 14 -214', 6.5),
  fill('linen', 'M-20 -322C-10 -330 10 -330 16 -320C20 -310 12 -302 0 -302C-14 -302 -24 -312 -20 -322Z', {
    width: 1.6,
  }),
  line('M-14 -323Q-2 -314 2 -303M12 -322Q-2 -314 -10 -303', 1.5, 'skinEdge', 0.6),
];

/** Over the shoulders, so that the sleeves have no round ends. */
const cape: Art = [
  fill(
    'wineDark',
    'M-30 -378C-62 -372 -90 -346 -94 -318C-62 -328 -34 -316 -2 -316C32 -316 62 -328 94 -318C90 -346 64 -370 26 -378C14 -366 -16 -366 -30 -378Z',
  ),
  line('M-92 -322C-62 -332 -34 -320 -2 -320C32 -320 62 -332 92 -322', 4, 'rose'),
];

const blindfold: Art = [
  fill('light', 'M44 -16C62 -10 72 8 84 34L66 30L58 44C54 20 50 4 42 -2Z', { width: 1.6 }),
  fill('light', 'M-50 -22C-20 -12 20 -12 50 -22L50 8C20 17 -20 17 -49 8Z', { width: 2 }),
];

export const woman: Art = [
  posed({
    place: PLACE,
    look: { skin: 'skinFair', hair: 'hairBrown', cut: 'long', eyes: 'bound', mood: 'sad', shape: 'long' },
    headSize: 0.62,
    hat: blindfold,
    behind: [forearm(-1), forearm(1)],
    bow: -13,
    headAt: [-6, -428],
    cloth: 'wine',
    trim: 'rose',
    hem: [
      [-92, -10],
      [104, -12],
    ],
  }),
  put(
    [
      upperArm(-1),
      upperArm(1),
      clipped(
        'M-70 -336C-92 -316 -103 -292 -108 -250L-92 -214H92L108 -250C103 -292 92 -316 70 -336Z',
        [
          [-326, -316],
          [-308, -322],
          [-274, -266],
        ].map(([left = 0, right = 0]) => coil(left, right)),
      ),
      knot,
      cape,
    ],
    PLACE,
  ),
];
