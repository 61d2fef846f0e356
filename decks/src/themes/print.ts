import type { Suit } from '#contract/tarot/codes.ts';
import type { Art, Place, Shape } from '../drawing/art.ts';
import { n } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Theme } from './theme.ts';

type Print = { markup: string; clips: string };

/**
 * Paints the art with a theme, in the land of a suit: SVG markup, and the clip paths that it refers to. The part's name
 * keeps their ids apart from those of the card's other parts.
 */
export function print(art: Art, theme: Theme, suit: Suit, part: string): Print {
  const paints = { ...theme.paints, ...theme.lands[suit] };
  const clips: string[] = [];

  function printed(each: Art, size: number): string {
    if (!each) return '';
    return 'is' in each ? shape(each, size) : each.map((one) => printed(one, size)).join('');
  }

  function shape(one: Shape, size: number): string {
    // The gilded line keeps its weight on small figures; only half of it, or their faces would drown in gold.
    const outline = (width: number) => n(width / Math.sqrt(Math.min(1, size)));
    switch (one.is) {
      case 'fill': {
        const edge =
          one.edge === 'none' ? '' : ` stroke="${paints[one.edge]}" stroke-width="${outline(one.width)}"`;
        return `<path d="${one.d}" fill="${paints[one.role]}"${edge}${faint(one.opacity)}/>`;
      }
      case 'line':
        return `<path d="${one.d}" ${stroke(one.role, n(one.width))}${faint(one.opacity)}/>`;
      case 'tube': {
        const edge = one.edge === 'none' ? '' : `<path d="${one.d}" ${stroke(one.edge, n(one.width + 4))}/>`;
        return `${edge}<path d="${one.d}" ${stroke(one.role, n(one.width))}/>`;
      }
      case 'group': {
        const inside = printed(one.of, size * (one.place.size ?? 1));
        const mark = one.suit ? ` data-suit="${one.suit}"` : '';
        return `<g${mark}${transform(one.place)}${clip(one.clip)}>${inside}</g>`;
      }
    }
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

  const markup = `<g stroke-linejoin="round">${printed(art, 1)}</g>`;
  return { markup, clips: clips.join('') };
}

const faint = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`);

function transform({ x = 0, y = 0, turn = 0, size = 1, flip = false }: Place): string {
  const steps = [
    (x || y) && `translate(${n(x)} ${n(y)})`,
    turn && `rotate(${n(turn)})`,
    (size !== 1 || flip) && `scale(${flip ? -size : size} ${size})`,
  ].filter(Boolean);
  return steps.length ? ` transform="${steps.join(' ')}"` : '';
}
