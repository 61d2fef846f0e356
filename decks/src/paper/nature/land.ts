import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { boxPath, times, toTenth, toTriples, type Points, type Triples } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, torn, tornPath } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';

/** Torn land from a ridge down to the window's foot, with grass or furrows cut into it. */
export const field = (role: PaperInk, ridge: Points, marks: PaperInk = 'light', angle = 4, gap = 34): Art => [
  torn(role, ridge),
  ticks(tornPath(role, ridge), {
    role: marks,
    flow: angle,
    gap,
    length: gap * 0.9,
    width: 4,
    tone: (_, y) => Math.max(0.2, 1 - y / 1400),
  }),
];

/** Mountains on a line at `foot`: each by its middle, half its width and its height, as in '120,150,190'. */
export const mountains = (
  foot: number,
  list: Triples,
  role: PaperInk = 'mid',
  marks: PaperInk = 'light',
): Art =>
  toTriples(list).map(([x, w, h]) => {
    const d = `M${x - w} ${foot}L${toTenth(x - w * 0.4)} ${toTenth(foot - h * 0.56)}L${toTenth(x - w * 0.3)} ${toTenth(foot - h * 0.6)}L${x} ${foot - h}L${toTenth(x + w * 0.24)} ${toTenth(foot - h * 0.7)}L${toTenth(x + w * 0.34)} ${toTenth(foot - h * 0.62)}L${x + w} ${foot}Z`;
    const lit = `M${x - w} ${foot}L${toTenth(x - w * 0.4)} ${toTenth(foot - h * 0.56)}L${toTenth(x - w * 0.3)} ${toTenth(foot - h * 0.6)}L${x} ${foot - h}L${toTenth(x - w * 0.06)} ${toTenth(foot - h * 0.6)}L${toTenth(x + w * 0.08)} ${toTenth(foot - h * 0.4)}L${toTenth(x - w * 0.1)} ${foot}Z`;
    return [cut(role, d, 6), hatch(lit, { role: marks, angle: 56, gap: 15, width: 6, reach: 0.6 })];
  });

/** Level water across the window from y down to the foot, with cuts that grow towards us. */
export const lake = (y: number, role: PaperInk = 'mid', marks: PaperInk = 'light', foot = 890): Art => [
  flat(role, boxPath(40, y, 520, foot - y)),
  flat(
    marks,
    times(11, (row) => {
      const at = y + 10 + row * row * 2.2 + row * 8;
      return at > foot - 8
        ? ''
        : times(4, (i) => {
            const x = 56 + ((i * 151 + row * 97) % 470);
            return lens([x, at], [Math.min(554, x + 46 + row * 9), at + 1], 3 + row * 0.5);
          }).join('');
    }).join(''),
  ),
];

/** Rolling waves across the window in rows from y down, each with a crest cut free. */
export const waves = (y: number, rows = 4, roles: readonly PaperInk[] = ['mid', 'near'], height = 40): Art =>
  times(rows, (row) => {
    const top = y + row * height * 1.25;
    const long = 130;
    const left = -30 - ((row * 57) % long);
    const crest = times(
      6,
      () =>
        `c${long * 0.3} 0 ${long * 0.4} ${-height * 0.9} ${long * 0.66} ${-height * 0.8}c${-long * 0.1} ${height * 0.3} 0 ${height * 0.8} ${long * 0.34} ${height * 0.8}`,
    ).join('');
    const d = `M${left} ${toTenth(top)}${crest}V900H${left}Z`;
    const band = `M${left} ${toTenth(top)}${crest}V${toTenth(top + height * 0.9)}H${left}Z`;
    return [
      cut(roles[row % roles.length] ?? 'mid', d, 6),
      hatch(band, { angle: 78, gap: 15, width: 4, reach: 0.55 }),
    ];
  });

const ROCK = 'M-90 0C-96 -40 -70 -58 -60 -88C-30 -110 0 -96 30 -104C60 -84 66 -60 84 -44L98 0Z';

/** A boulder, 190 wide and 107 high, its foot at 0. */
export const rock = (place: Place, role: PaperInk = 'near'): Art =>
  put([cut(role, ROCK), hatch(ROCK, { angle: 52, gap: 13, width: 5, reach: 0.36 })], place);
