import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, toTenth, polar, times } from '../../drawing/geometry.ts';
import { cat } from '../../creatures/beasts.ts';
import { flame } from '../../primitives/lights.ts';
import { moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const hearth: OracleScene = {
  alt: 'A fire burns in a round brick hearth with the month set in tiles round it; a kettle hangs above the flames and a cat sits on the rug.',
  hour: 'ember',
  draw: () => [
    fill('clothDark', boxPath(40, 40, 520, 790)),
    times(12, (i) => line(`M${64 + i * 44} 40V640`, 2, 'cloth', 0.8)),
    chimney,
    flat('ink', circlePath(300, 400, 168)),
    moonRing({ y: 400, r: 190, count: 16, size: 13 }),
    flat('redDark', circlePath(300, 400, 160), 0.75),
    flat('red', 'M160 478A160 160 0 0 0 440 478C420 380 360 320 300 300C240 320 180 380 160 478Z', 0.75),
    fire,
    kettle,
    fill('stone', 'M96 588H504V628H96Z'),
    fill('wood', boxPath(40, 660, 520, 170)),
    line(
      'M40 710H560M40 764H560M160 660V710M380 660V710M280 710V764M460 710V764M120 764V830M400 764V830',
      2,
      'woodDark',
      0.6,
    ),
    fill('stoneDark', 'M70 628H530V664H70Z'),
    fill('red', 'M110 716C110 690 490 690 490 716V760C490 800 110 800 110 760Z'),
    fill('rose', 'M150 722C150 704 450 704 450 722V752C450 782 150 782 150 752Z', { width: 2 }),
    cat({ x: 404, y: 764, size: 1.06 }),
    mantel,
    wool,
    logs,
  ],
};

const chimney: Art = [
  fill('stone', 'M84 640V250C84 190 150 150 300 150C450 150 516 190 516 250V640Z'),
  times(11, (row) => line(`M84 ${222 + row * 38}H516`, 1.8, 'line', 0.5)),
  times(10, (row) =>
    line(
      times(6, (i) => `M${120 + i * 76 - (row % 2) * 36} ${222 + row * 38}v38`).join(''),
      1.8,
      'line',
      0.5,
    ),
  ),
  flat('redDark', circlePath(300, 400, 228), 0.9),
  times(28, (i) => {
    const [x1, y1] = polar(300, 400, 208, i * 12.86);
    const [x2, y2] = polar(300, 400, 228, i * 12.86);
    return line(`M${toTenth(x1)} ${toTenth(y1)}L${toTenth(x2)} ${toTenth(y2)}`, 2.2);
  }),
  line(circlePath(300, 400, 228), 2.4),
];

const FLAMES = [
  'M300 300C352 370 372 400 356 470C350 510 330 548 300 548C270 548 250 510 244 470C232 410 280 390 300 300Z',
  'M222 400C252 440 274 470 268 510C264 540 244 552 222 552C196 552 182 530 184 504C186 468 222 452 222 400Z',
  'M380 396C382 450 416 466 418 504C420 532 404 552 378 552C354 552 334 540 332 508C328 468 362 444 380 396Z',
  'M186 466C206 490 214 508 210 530C206 548 196 554 182 554C166 554 156 540 160 522C164 502 186 494 186 466Z',
  'M416 462C420 494 440 502 442 522C444 542 434 554 418 554C402 554 394 544 392 528C390 506 410 490 416 462Z',
];

const fire: Art = [
  FLAMES.slice(1).map((d) => fill('red', d)),
  fill('red', FLAMES[0] ?? ''),
  flat(
    'rose',
    'M300 372C334 420 346 446 336 492C332 526 318 546 300 546C282 546 268 526 264 492C256 452 290 432 300 372ZM222 456C240 480 250 498 246 520C242 540 234 548 222 548C208 548 200 536 202 518C204 494 222 486 222 456ZM380 452C384 486 398 496 400 518C400 538 392 548 378 548C364 548 354 540 354 520C352 496 372 480 380 452Z',
  ),
  flat(
    'glow',
    'M300 430C320 460 326 480 320 510C316 532 310 544 300 544C290 544 284 532 280 510C274 484 294 470 300 430ZM222 494C232 508 238 520 234 534C230 544 226 548 220 548C212 548 208 540 210 530C212 514 222 510 222 494ZM380 492C382 510 390 516 390 530C390 542 386 548 378 548C370 548 364 542 364 532C364 518 376 508 380 492Z',
  ),
  eachRow(
    [
      [236, 546, 12],
      [364, 546, -12],
    ],
    (x, y, turn) =>
      put(
        [
          fill('woodDark', 'M-90 -14H90V14H-90Z'),
          fill('wood', 'M90 -14a10 14 0 0 1 0 28a10 14 0 0 1 0 -28Z'),
          line('M-80 -4H60M-60 6H76', 1.6, 'wood'),
        ],
        { x, y, turn },
      ),
  ),
];

const kettle: Art = [
  line('M300 238V300', 6, 'ink'),
  line('M258 352C258 290 342 290 342 352', 7, 'ink'),
  fill('shade', 'M238 360C238 330 362 330 362 360C380 410 350 440 300 440C250 440 220 410 238 360Z'),
  fill('shade', 'M366 372L412 352L418 362L372 408Z'),
  line('M250 372C244 392 250 410 262 420', 4, 'waterLight', 0.8),
  line('M420 346c-10 -16 10 -24 0 -40', 5, 'light', 0.8),
];

const mantel: Art = [
  fill('wood', 'M60 130H540V164H60Z'),
  line('M60 146H540', 2, 'woodDark'),
  put(
    [fill('cloth', 'M-26 0C-40 -40 -16 -50 -16 -70H16C16 -50 40 -40 26 0Z'), line('M-30 -24H30', 3, 'trim')],
    { x: 130, y: 130 },
  ),
  put(
    [
      fill('linen', 'M-44 -54H44V0H-44Z'),
      line('M-44 -54L0 -20L44 -54', 2.4),
      fill('red', circlePath(0, -20, 10), { width: 1.6 }),
    ],
    { x: 300, y: 130 },
  ),
  put([fill('linen', 'M-12 0V-40H12V0Z'), flame(0, -42, 0.7)], { x: 470, y: 130 }),
];

const wool: Art = put(
  [
    line('M22 18C60 34 90 10 118 26', 3.4, 'cloth'),
    fill('cloth', circlePath(0, 0, 26)),
    line(
      'M-22 -10C-6 4 6 14 12 24M-14 -20C4 -8 16 4 23 14M-2 -25C10 -18 20 -8 25 4M-24 6C-10 -12 6 -18 18 -18',
      2,
      'waterLight',
    ),
  ],
  { x: 206, y: 744 },
);

const logs: Art = put(
  eachRow(
    [
      [0, 0],
      [44, 0],
      [22, -36],
    ],
    (x, y) => [
      fill('wood', circlePath(x, y, 23)),
      fill('straw', circlePath(x, y, 16), { width: 1.6 }),
      line(circlePath(x, y, 8), 1.6, 'woodDark'),
    ],
  ),
  { x: 76, y: 700 },
);
