import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, star } from '../../primitives/lights.ts';

const SLEEVE = outline(
  '168,196! 112,226 84,290 66,400 58,520 56,640! 92,656 136,648! 146,520 160,400 190,300!',
);
const BODY = outline(
  '300,168! 214,180 150,214! 138,400 120,600 92,800! 92,840! 508,840! 508,800! 480,600 462,400 450,214! 386,180',
);
const LINING = outline(
  '300,196! 250,190! 214,330 200,480 186,640 172,840! 428,840! 414,640 400,480 386,330 350,190!',
);
const FRONT = outline(
  '250,186! 214,206 168,262! 176,296! 204,304! 190,322 186,346! 214,420! 214,560 196,700 184,840! 120,840! 138,700 152,560 150,400 160,250 196,200!',
);
const LAPEL = outline('250,186! 206,200 158,250! 150,300! 186,312! 170,334! 216,452! 226,380 226,300!');

const STARS = '236,290,9 362,270,8 228,450,8 376,470,9 222,600,10 400,660,9 212,720,8 252,770,9 366,752,9';

/** A coat on its hook, its fronts folded open to both sides over its lining: its collar at 160, its hem below the picture. */
export const openCoat: Art = [
  put(flat('ink', BODY, 0.45), { x: 16, y: 10 }),
  mirrored([
    put(flat('ink', SLEEVE, 0.45), { x: 10, y: 12 }),
    fill('red', SLEEVE, { width: 3.6 }),
    flat('redDark', outline('150,300! 130,400 116,520 112,650! 136,648! 146,520 160,400 190,300!'), 0.7),
    graven('96,330 84,430 80,540', 8, 'redDark', 0.8),
    fill('redDark', outline('52,596! 92,610 142,602! 138,650! 94,660 54,644!'), { width: 3 }),
    disc('trim', 122, 630, 7, 2.2),
  ]),
  fill('red', BODY, { width: 3.6 }),
  fill('clothDark', LINING, { width: 3.4 }),
  clipped(LINING, [
    flat('cloth', outline('300,240 380,330 390,480 380,640 300,720 220,640 210,480 220,330'), 0.8),
    [150, 112].map((r) => disc('waterLight', 300, 372, r, 0, 0.3)),
    eachOf(STARS, (x = 0, y = 0, r = 0) => star(x, y, r, 'trim')),
    line('M300 720V840', 2.6, 'ink', 0.6),
  ]),
  mirrored([
    fill('red', FRONT, { width: 3.4 }),
    graven('172,470 176,600 156,760', 9, 'redDark', 0.85),
    line('M205 450C208 560 190 700 176 830', 2.4, 'trim', 0.9),
    fill('redDark', LAPEL, { width: 3.4 }),
    line('M236 216C206 232 182 254 172 270M182 330L216 420', 2.4, 'trim', 0.8),
  ]),
  eachOf('172,520 166,610 156,700', (x = 0, y = 0) => [
    disc('trim', x, y, 14, 2.8),
    eachOf('-4,0 4,0', (dx = 0) => disc('metalDark', x + dx, y, 2.4, 0)),
  ]),
  eachOf('428,520 434,610 444,700', (x = 0, y = 0) => line(`M${x - 14} ${y}H${x + 10}`, 4.4, 'ink', 0.9)),
  // The collar stands up behind the opening, with the loop that the coat hangs by.
  fill('redDark', outline('236,192! 244,160 300,150 356,160 364,192! 340,206 300,210 260,206'), {
    width: 3.4,
  }),
  fill('clothDark', outline('254,196! 264,176 300,170 336,176 346,196! 300,206!'), { width: 2.6 }),
  line('M284 176C284 140 316 140 316 176', 7, 'line'),
  line('M284 176C284 140 316 140 316 176', 3.4, 'trim'),
];
