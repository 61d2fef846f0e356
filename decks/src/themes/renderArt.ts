import type { Suit } from '#contract/tarot/codes.ts';
import type { Art, Place, Shape } from '../drawing/art.ts';
import { toTenth } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Inks } from './theme.ts';

type RenderedArt = { markup: string; clips: string };

/**
 * Renders the art with a theme, in a suit's land: SVG markup, and the clip paths that it refers to. The part's name
 * keeps their ids distinct from those of the card's other parts.
 */
export function renderArt(art: Art, theme: Inks, suit: Suit, part: string): RenderedArt {
  const paints: Partial<Record<Role, string>> = { ...theme.paints, ...theme.lands[suit] };
  const clips: string[] = [];

  /** `size` is the scale of the groups around. */
  function render(each: Art, size: number): string {
    if (!each) return '';
    return 'kind' in each ? shape(each, size) : each.map((one) => render(one, size)).join('');
  }

  function shape(one: Shape, size: number): string {
    switch (one.kind) {
      case 'fill': {
        if (paint(one.role) === 'none') return '';
        const edge =
          one.edge === 'none'
            ? ''
            : ` stroke="${paint(one.edge)}" stroke-width="${outline(one.width, size)}"`;
        return `<path d="${one.d}" fill="${paint(one.role)}"${edge}${opacityAttribute(one.opacity)}/>`;
      }
      case 'line':
        if (paint(one.role) === 'none') return '';
        return `<path d="${one.d}" ${stroke(one.role, toTenth(one.width))}${opacityAttribute(one.opacity)}/>`;
      case 'tube': {
        if (one.edge === 'none') return `<path d="${one.d}" ${stroke(one.role, toTenth(one.width))}/>`;
        const edge = `<path d="${one.d}" ${stroke(one.edge, toTenth(one.width + 4))}/>`;
        return `${edge}<path d="${one.d}" ${stroke(one.role, toTenth(one.width))}/>`;
      }
      case 'rays':
        return render(theme.rays(one), size);
      case 'group': {
        const mark = one.suit ? ` data-suit="${one.suit}"` : '';
        return `<g${mark}${transform(one.place)}${clip(one.clip)}>${render(one.of, size * (one.place.size ?? 1))}</g>`;
      }
    }
  }

  function paint(role: Role): string {
    const colour = paints[role];
    if (colour === undefined) throw new Error(`The theme has no paint for ${role}.`);
    return colour;
  }

  // On small figures the outline keeps its weight, but only half of it, or gold would cover their faces.
  function outline(width: number, size: number): string {
    return toTenth(width / Math.sqrt(Math.min(1, size)));
  }

  function stroke(role: Role, width: string): string {
    return `fill="none" stroke="${paint(role)}" stroke-width="${width}" stroke-linecap="round"`;
  }

  function clip(d: string | undefined): string {
    if (!d) return '';
    const id = `${part}-${clips.length}`;
    clips.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return ` clip-path="url(#${id})"`;
  }

  const markup = `<g stroke-linejoin="round">${render(art, 1)}</g>`;
  return { markup, clips: clips.join('') };
}

const opacityAttribute = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`);

function transform({ x = 0, y = 0, turn = 0, size = 1, flip = false }: Place): string {
  const steps = [
    (x || y) && `translate(${toTenth(x)} ${toTenth(y)})`,
    turn && `rotate(${toTenth(turn)})`,
    (size !== 1 || flip) && `scale(${flip ? -size : size} ${size})`,
  ].filter(Boolean);
  return steps.length ? ` transform="${steps.join(' ')}"` : '';
}
