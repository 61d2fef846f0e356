import { fill, flat, line, mirrored, put, type Art, type Rays } from '../drawing/art.ts';
import { circlePath, toTenth, polar, times } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { star } from '../primitives/lights.ts';
import { paperBack } from './paperBack.ts';
import type { Label, Theme } from './theme.ts';

const WINDOW = roundedBox(44, 40, 556, 868, 26);

/** Paper: layers of cut paper on cream stock, with a palette for each suit. */
export const paper: Theme = {
  deck: 'paper',
  paints: {
    line: 'rgba(52,32,50,.34)',
    detail: 'rgba(255,246,224,.5)',
    accent: '#6b4f8f',
    frame: '#33283c',
    sky: 'url(#sky)',
    skyTop: '#2d3069',
    starlight: '#fff1cf',
    haze: 'rgba(236,190,226,.09)',
    beam: 'url(#moonbeam)',
    field: '#4b4380',
    dusk: '#b9809f',
    far: '#81609a',
    mid: '#5c4886',
    near: '#3a3264',
    metal: '#dfa63a',
    metalDark: '#b4771f',
    light: '#fdf3dc',
    glow: '#fbd98c',
    star: '#fff1cf',
    ink: '#2f2939',
    shade: '#4b4563',
    gloom: '#3f3a63',
    gloomLight: '#554f7c',
    cloth: '#3f5f9b',
    clothDark: '#2f4579',
    wine: '#b53f39',
    wineDark: '#7f2b30',
    sage: '#4f8260',
    sageDark: '#386450',
    straw: '#dd9f45',
    linen: '#f1e0bf',
    trim: '#efbf57',
    stem: '#3f6b52',
    leaf: '#659461',
    leafDark: '#437457',
    water: '#3f86a0',
    waterLight: '#67a9b9',
    wood: '#8d5c3b',
    woodDark: '#643e29',
    steel: '#eaedf1',
    steelDark: '#a7b2c4',
    red: '#d14d41',
    redDark: '#9b3031',
    rose: '#e79383',
    stone: '#b7a79a',
    stoneDark: '#8b7b78',
    snow: '#fdf7e8',
    skinFair: '#f2d0ad',
    skinOlive: '#dba57a',
    skinBrown: '#b0744d',
    skinDark: '#865236',
    skinBone: '#f1e0bf',
    skinEdge: 'rgba(66,28,32,.72)',
    hairBlack: '#33272e',
    hairBrown: '#674030',
    hairAuburn: '#a9522c',
    hairFair: '#d9a957',
    hairWhite: '#e8e1d3',
  },
  lands: {
    major: {},
    wands: {
      accent: '#c2542f',
      skyTop: '#f2b06d',
      dusk: '#fce3b8',
      far: '#e99b68',
      mid: '#cf6d48',
      near: '#9a4432',
      field: '#fde9c6',
      starlight: 'none',
      haze: 'rgba(255,248,230,.2)',
      beam: 'url(#sunbeam)',
      stone: '#c9a184',
      stoneDark: '#98705c',
    },
    cups: {
      accent: '#2b7a88',
      skyTop: '#9fd0d3',
      dusk: '#e6f2e6',
      far: '#86c2c8',
      mid: '#539fac',
      near: '#2b6e80',
      field: '#eef6ea',
      starlight: 'none',
      haze: 'rgba(255,248,230,.2)',
      beam: 'url(#sunbeam)',
      cloth: '#2f7e93',
      clothDark: '#205f73',
    },
    swords: {
      accent: '#5a5f9f',
      skyTop: '#b3b9de',
      dusk: '#eeeaf3',
      far: '#a2a8cf',
      mid: '#757cb1',
      near: '#4b5287',
      field: '#f3f0f6',
      starlight: 'none',
      haze: 'rgba(255,248,230,.2)',
      beam: 'url(#sunbeam)',
      cloth: '#5c63a4',
      clothDark: '#434a84',
      stone: '#a9a6bb',
      stoneDark: '#7c7a95',
    },
    pentacles: {
      accent: '#587a3d',
      skyTop: '#c5d28f',
      dusk: '#f7f1cf',
      far: '#b1bf7b',
      mid: '#7f9f59',
      near: '#4c6e3d',
      field: '#f8f3d6',
      starlight: 'none',
      haze: 'rgba(255,248,230,.2)',
      beam: 'url(#sunbeam)',
    },
  },
  cut: { shadow: '#2a1626', fall: 4, edge: 0.4 },
  rays: beams,
  defs: [beam('sunbeam', 0.72, 0.22), beam('moonbeam', 0.34, 0.07)].join(''),
  window: WINDOW,
  glaze: edgeShadow(),
  ground: '#f9f0dc',
  frame,
  back: paperBack,
};

function beam(id: string, inner: number, outer: number): string {
  return `<radialGradient id="${id}"><stop offset=".1" stop-color="#fff3d6" stop-opacity="${inner}"/><stop offset="1" stop-color="#fff3d6" stop-opacity="${outer}"/></radialGradient>`;
}

/** Beams of light: long ones are wide and reach the card's edge, short ones are fine and pointed. */
function beams(rays: Rays): Art {
  return rays.to < 320 ? points(rays) : wedges(rays);
}

function points({ x, y, from, to, count, opacity }: Rays): Art {
  const spread = 110 / count;
  const spikes = times(count, (i) => {
    const angle = (i * 360) / count - 90;
    const reach = i % 2 ? from + (to - from) * 0.62 : to;
    const at = (r: number, turn: number) =>
      polar(x, y, r, angle + turn)
        .map(toTenth)
        .join(' ');
    return `M${at(from * 0.8, -spread)}L${at(reach, 0)}L${at(from * 0.8, spread)}Z`;
  });
  return flat('beam', spikes.join(''), Math.min(1, opacity * 1.7));
}

function wedges({ x, y, count, opacity }: Rays): Art {
  const number = Math.round(count * 0.62);
  const spread = 90 / number;
  const beams = times(number, (i) => {
    const angle = (i * 360) / number - 90;
    // Along the edge instead of straight across, since a beam may end in a corner.
    const end = times(7, (step) => {
      const towards = angle + spread * (step / 3 - 1);
      return polar(x, y, toEdge(x, y, towards), towards)
        .map(toTenth)
        .join(' ');
    });
    return `M${toTenth(x)} ${toTenth(y)}L${end.join('L')}Z`;
  });
  return flat('beam', beams.join(''), Math.min(1, opacity * 1.6));
}

/** The distance from a point to the card's edge: resvg may fail on shapes beyond it. */
function toEdge(x: number, y: number, angle: number): number {
  const [dx, dy] = polar(0, 0, 1, angle);
  return Math.min((dx > 0 ? 600 - x : x) / Math.abs(dx), (dy > 0 ? 1000 - y : y) / Math.abs(dy));
}

/** The shadow of the window's rim on the scene. */
function edgeShadow(): string {
  return [
    [22, 0.05],
    [14, 0.06],
    [7, 0.08],
  ]
    .map(
      ([width, dark]) =>
        `<path transform="translate(0 3)" d="${WINDOW}" fill="none" stroke="#2a1626" stroke-width="${width}" stroke-opacity="${dark}"/>`,
    )
    .join('');
}

function frame({ title, numeral, emblem }: Label): Art {
  return [
    line(roundedBox(34, 30, 566, 878, 34), 1.4, 'accent', 0.55),
    line(roundedBox(16, 16, 584, 984, 24), 1.2, 'accent', 0.4),
    fill('light', circlePath(300, 52, 37)),
    line(circlePath(300, 52, 31.5), 1.2, 'accent', 0.7),
    numeral ? lettering(numeral, { x: 300, y: 61, size: 28, widest: 50 }) : put(emblem, { y: -15 }),
    lettering(title, { x: 300, y: 942, size: 47, widest: 420, style: 'italic' }),
    mirrored([star(62, 929, 11, 'accent'), flat('accent', circlePath(62, 907, 1.6))]),
  ];
}

function roundedBox(left: number, top: number, right: number, bottom: number, radius: number): string {
  const k = radius;
  return `M${left + k} ${top}H${right - k}A${k} ${k} 0 0 1 ${right} ${top + k}V${bottom - k}A${k} ${k} 0 0 1 ${right - k} ${bottom}H${left + k}A${k} ${k} 0 0 1 ${left} ${bottom - k}V${top + k}A${k} ${k} 0 0 1 ${left + k} ${top}Z`;
}
