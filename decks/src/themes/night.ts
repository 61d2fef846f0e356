import { fill, flat, line, mirrored, put, type Art, type Rays } from '../drawing/art.ts';
import { circlePath, toTenth, polar, times } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { crescent, star } from '../primitives/lights.ts';
import { ENGRAVING_DEFS, engrave } from './engraving.ts';
import { finishBack, nightBack } from './nightBack.ts';
import type { Label, Theme } from './theme.ts';

const ARCH = 'M52 300C52 160 150 84 300 84C450 84 548 160 548 300V868H52Z';

/** Night: gold lines on Prussian blue, inside an arched window. */
export const night: Theme = {
  deck: 'night',
  paints: {
    line: 'url(#leaf)',
    detail: '#e2bd68',
    accent: '#e2bd68',
    frame: 'url(#foil)',
    sky: 'url(#sky)',
    skyTop: '#0b1f35',
    starlight: '#fff3cf',
    haze: 'none',
    beam: '#e2bd68',
    firelight: 'url(#bloom)',
    paleShade: '#98452e',
    paleShadeSoft: 'url(#softFlesh)',
    field: '#153351',
    dusk: '#2b6795',
    far: '#1b4061',
    mid: '#153351',
    near: '#0e2740',
    metal: 'url(#gold)',
    metalDark: '#b07f2c',
    light: '#fff4d6',
    glow: '#f2cf6b',
    star: '#fff3cf',
    ink: '#0d1d33',
    shade: '#22304e',
    gloom: '#101f38',
    gloomLight: '#1d3b5c',
    cloth: '#24518a',
    clothDark: '#16345f',
    wine: '#8f2b22',
    wineDark: '#611d1f',
    sage: '#2c6a5b',
    sageDark: '#1d4a45',
    straw: '#c8963a',
    linen: '#efe3c6',
    trim: '#edc766',
    stem: '#e2bd68',
    leaf: '#3c7d62',
    leafDark: '#27594f',
    water: '#17496f',
    waterLight: '#24648f',
    wood: '#7d4f2b',
    woodDark: '#58341f',
    steel: '#d3dcec',
    steelDark: '#8c9dbf',
    red: '#c43a26',
    redDark: '#8a241a',
    rose: '#df8470',
    stone: '#4a6384',
    stoneDark: '#324766',
    snow: '#f4efe0',
    skinFair: '#f1d3b2',
    skinOlive: '#dba97d',
    skinBrown: '#b0764f',
    skinDark: '#875638',
    skinBone: '#efe3c6',
    skinEdge: '#3b1f24',
    hairBlack: '#221a24',
    hairBrown: '#593423',
    hairAuburn: '#9a4a25',
    hairFair: '#d0a052',
    hairWhite: '#ddd8cd',
  },
  lands: {
    major: {},
    wands: { dusk: '#9a4a2d', far: '#4c3140', mid: '#33293f', field: '#33293f', near: '#1d1f36' },
    cups: { dusk: '#268492', far: '#1a5166', mid: '#143f56', field: '#143f56', near: '#0d2c42' },
    swords: { dusk: '#6483ae', far: '#3a5478', mid: '#28405f', field: '#28405f', near: '#172b46' },
    pentacles: { dusk: '#578150', far: '#2c5747', mid: '#21463f', field: '#21463f', near: '#132f33' },
  },
  defs: [
    ENGRAVING_DEFS,
    '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe6a6"/><stop offset=".45" stop-color="#e0b045"/><stop offset="1" stop-color="#a4752b"/></linearGradient>',
    gilding('leaf', 89, 114, ['#efd08a', '#b98a40']),
    gilding('foil', 178, 228, ['#fbe9b4', '#d3a24a']),
    '<radialGradient id="vignette" cx=".5" cy=".42" r=".78"><stop offset=".55" stop-color="#04101c" stop-opacity="0"/><stop offset="1" stop-color="#04101c" stop-opacity=".5"/></radialGradient>',
  ].join(''),
  window: ARCH,
  rays: fineLines,
  finish: engrave,
  backFinish: finishBack,
  glaze: '<rect width="600" height="1000" fill="url(#vignette)"/>',
  ground: '#0a1a2b',
  frame,
  back: nightBack,
};

/** Gold leaf: alternately lighter and darker, and on the back the same when the card is turned by 180°. */
function gilding(id: string, x: number, y: number, [light, dark]: readonly [string, string]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="${x}" y2="${y}" spreadMethod="reflect"><stop offset=".2" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
}

function fineLines({ x, y, from, to, count, opacity }: Rays): Art {
  return times(count, (i) => {
    const angle = (i * 360) / count;
    const [x1, y1] = polar(x, y, from, angle);
    const [x2, y2] = polar(x, y, i % 2 ? from + (to - from) * 0.7 : to, angle);
    return line(
      `M${toTenth(x1)} ${toTenth(y1)}L${toTenth(x2)} ${toTenth(y2)}`,
      i % 2 ? 1.2 : 1.8,
      'beam',
      opacity,
    );
  });
}

function frame({ title, numeral, emblem }: Label): Art {
  const corner: Art = [
    crescent(94, 112, 27, 45, 'metal'),
    star(114, 92, 12),
    star(66, 160, 8),
    times(5, (i) => flat('star', circlePath(...polar(94, 112, 43, 175 + i * 25), 2))),
    star(56, 926, 11),
  ];
  return [
    line(ARCH, 4, 'frame'),
    line('M42 300C42 150 146 72 300 72C454 72 558 150 558 300V878H42Z', 1.4, 'frame'),
    rounded(20, 26, 3),
    rounded(30, 18, 1.2),
    mirrored(corner),
    fill('ink', 'M216 70C234 28 366 28 384 70C366 112 234 112 216 70Z', { edge: 'frame' }),
    numeral ? lettering(numeral, { x: 300, y: 86, size: 47, spacing: 1, widest: 126 }) : largeEmblem(emblem),
    lettering(title.toUpperCase(), { x: 300, y: 941, size: 44, spacing: 2.4, widest: 436 }),
  ];
}

/** The emblem of a rank, which is made for the smaller medallion of another deck. */
const largeEmblem = (emblem: Art): Art => put(emblem, { x: 300 * (1 - 1.5), y: 70 - 67 * 1.5, size: 1.5 });

const rounded = (inset: number, radius: number, width: number): Art => {
  const [l, r, t, b] = [inset, 600 - inset, inset, 1000 - inset];
  const k = radius;
  return line(
    `M${l + k} ${t}H${r - k}Q${r} ${t} ${r} ${t + k}V${b - k}Q${r} ${b} ${r - k} ${b}H${l + k}Q${l} ${b} ${l} ${b - k}V${t + k}Q${l} ${t} ${l + k} ${t}Z`,
    width,
    'frame',
  );
};
