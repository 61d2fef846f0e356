import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';

/** Tongues that rise from the logs, the middle one highest; each layer is smaller and brighter. */
const OUTER = outline(
  '178,548! 150,510 152,466 172,420! 180,452 196,462 206,440 202,400 224,346! 232,386 246,400 258,372 262,330 300,272! 304,320 322,346 330,376 344,390 356,368 358,336! 386,376 386,412 392,440 402,446 412,424! 444,462 450,512 422,548!',
);
const MIDDLE = outline(
  '202,548! 184,516 194,476 206,458! 212,480 226,478 230,448 246,412! 252,440 266,446 276,408 302,338! 306,384 326,410 334,440 348,440 358,410! 374,444 370,472 384,478 394,468! 416,500 416,526 398,548!',
);
const INNER = outline(
  '232,548! 222,520 236,488! 244,506 256,500 266,468 300,410! 308,452 330,478 338,498 350,502 362,486! 378,516 372,534 366,548!',
);
const CORE = outline(
  '262,548! 258,528 270,512! 280,520 288,500 302,462! 312,492 324,512 334,522 342,512! 346,534 338,548!',
);

export const fire: Art = [
  flat('red', OUTER),
  flat('rose', MIDDLE, 0.9),
  flat('trim', INNER),
  flat('light', CORE),
  eachOf('226,320,4 352,300,4 256,282,3 388,330,3 190,384,3 410,392,3', (x = 0, y = 0, r = 0) =>
    flat('trim', circlePath(x, y, r)),
  ),
];

/** A log that lies from its sawn end at 0,0 away to the right, with rings in its end and embers along its top. */
const log = (length: number, r: number): Art => [
  fill('woodDark', `M0 ${-r}H${length}Q${length + 8} 0 ${length} ${r}H0Z`),
  flat('skinEdge', `M0 ${r * 0.2}H${length + 3}L${length} ${r}H0Z`, 0.8),
  line(`M10 ${-r + 3}H${length - 4}`, 4, 'trim', 0.9),
  line(`M${length * 0.3} ${-r * 0.2}l20 5l18 -6l16 5M${length * 0.62} ${r * 0.1}l16 -4l14 5`, 3, 'red'),
  fill('wood', ellipse(r * 0.8, r), { width: 2.4 }),
  line(ellipse(r * 0.5, r * 0.62) + ellipse(r * 0.2, r * 0.26), 1.8, 'woodDark'),
];

const ellipse = (rx: number, ry: number): string =>
  `M${toTenth(-rx)} 0A${toTenth(rx)} ${toTenth(ry)} 0 1 1 ${toTenth(rx)} 0A${toTenth(rx)} ${toTenth(ry)} 0 1 1 ${toTenth(-rx)} 0Z`;

/** Three logs stacked below the flames: two that meet in the middle, a third across them. */
export const logsOnFire: Art = [
  put(log(150, 19), { x: 420, y: 546, turn: 176 }),
  put(log(160, 20), { x: 180, y: 548, turn: -3 }),
  put(log(128, 17), { x: 236, y: 522, turn: 6 }),
];
