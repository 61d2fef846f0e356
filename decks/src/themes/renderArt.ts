import type { Suit } from '#contract/tarot/codes.ts';
import type { Art, Place, Shape } from '../drawing/art.ts';
import { toTenth } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { shadowsUnder } from './shadow.ts';
import type { Inks } from './theme.ts';

type RenderedArt = { markup: string; clips: string };

/** A group's transform on the card: rotation in degrees, mirroring and scale. */
type Stance = { turn: number; flip: boolean; size: number };

const UPRIGHT: Stance = { turn: 0, flip: false, size: 1 };

/**
 * Renders the art with a theme, in a suit's land: SVG markup, and the clip paths that it refers to. The part's name
 * keeps their ids distinct from those of the card's other parts.
 */
export function renderArt(art: Art, theme: Inks, suit: Suit, part: string): RenderedArt {
  const paints = { ...theme.paints, ...theme.lands[suit] };
  const { cut } = theme;
  const clips: string[] = [];

  function render(each: Art, stance: Stance): string {
    if (!each) return '';
    return 'kind' in each ? shape(each, stance) : each.map((one) => render(one, stance)).join('');
  }

  function shape(one: Shape, stance: Stance): string {
    switch (one.kind) {
      case 'fill': {
        if (paints[one.role] === 'none') return '';
        const edged = one.edge !== 'none';
        const edge = edged
          ? ` stroke="${paints[one.edge as Role]}" stroke-width="${outline(one.width, stance)}"`
          : '';
        return `${edged ? shadow(one, stance) : ''}<path d="${one.d}" fill="${paints[one.role]}"${edge}${opacityAttribute(one.opacity)}/>`;
      }
      case 'line':
        if (paints[one.role] === 'none') return '';
        return `<path d="${one.d}" ${stroke(one.role, toTenth(one.width))}${opacityAttribute(one.opacity)}/>`;
      case 'tube': {
        if (one.edge === 'none') return `<path d="${one.d}" ${stroke(one.role, toTenth(one.width))}/>`;
        const edge = `<path d="${one.d}" ${stroke(one.edge, toTenth(one.width + 4 * (cut?.edge ?? 1)))}/>`;
        return `${shadow({ d: one.d, width: 2, opacity: 1, thick: one.width }, stance)}${edge}<path d="${one.d}" ${stroke(one.role, toTenth(one.width))}/>`;
      }
      case 'rays':
        return render(theme.rays(one), stance);
      case 'group': {
        const mark = one.suit ? ` data-suit="${one.suit}"` : '';
        return `<g${mark}${transform(one.place)}${clip(one.clip)}>${render(one.of, composeStance(one.place, stance))}</g>`;
      }
    }
  }

  // On small figures the outline keeps its weight, but only half of it, or gold would cover their faces.
  function outline(width: number, { size }: Stance): string {
    return toTenth((width * (cut?.edge ?? 1)) / Math.sqrt(Math.min(1, size)));
  }

  function shadow(
    piece: { d: string; width: number; opacity: number; thick?: number },
    stance: Stance,
  ): string {
    return cut ? shadowsUnder(piece, cut, stance) : '';
  }

  function stroke(role: Role, width: string): string {
    return `fill="none" stroke="${paints[role]}" stroke-width="${width}" stroke-linecap="round"`;
  }

  function clip(d: string | undefined): string {
    if (!d) return '';
    const id = `${part}-${clips.length}`;
    clips.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return ` clip-path="url(#${id})"`;
  }

  const markup = `<g stroke-linejoin="round">${render(art, UPRIGHT)}</g>`;
  return { markup, clips: clips.join('') };
}

const opacityAttribute = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`);

/** A mirrored group turns the other way. */
const composeStance = ({ turn = 0, size = 1, flip = false }: Place, on: Stance): Stance => ({
  turn: on.turn + (on.flip ? -turn : turn),
  flip: on.flip !== flip,
  size: on.size * size,
});

function transform({ x = 0, y = 0, turn = 0, size = 1, flip = false }: Place): string {
  const steps = [
    (x || y) && `translate(${toTenth(x)} ${toTenth(y)})`,
    turn && `rotate(${toTenth(turn)})`,
    (size !== 1 || flip) && `scale(${flip ? -size : size} ${size})`,
  ].filter(Boolean);
  return steps.length ? ` transform="${steps.join(' ')}"` : '';
}
