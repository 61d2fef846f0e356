import type { Suit } from '#contract/tarot/codes.ts';
import type { Art, Place, Shape } from '../drawing/art.ts';
import { n } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Theme } from './theme.ts';

export type Print = { markup: string; clips: string };

/** Paints the art with a theme, in the land of a suit: SVG markup, and the clip paths that it refers to. */
export function print(art: Art, theme: Theme, suit: Suit): Print {
  const paints = { ...theme.paints, ...theme.lands[suit] };
  const clips: string[] = [];

  function printed(part: Art, size: number): string {
    if (!part) return '';
    return 'is' in part ? shape(part, size) : part.map((each) => printed(each, size)).join('');
  }

  function shape(part: Shape, size: number): string {
    // The gilded line keeps its weight on small figures; only half of it, or their faces would drown in gold.
    const outline = (width: number) => n(width / Math.sqrt(Math.min(1, size)));
    switch (part.is) {
      case 'fill': {
        const edge =
          part.edge === 'none' ? '' : ` stroke="${paints[part.edge]}" stroke-width="${outline(part.width)}"`;
        return `<path d="${part.d}" fill="${paints[part.role]}"${edge}${faint(part.opacity)}/>`;
      }
      case 'line':
        return `<path d="${part.d}" ${stroke(part.role, n(part.width))}${faint(part.opacity)}/>`;
      case 'tube': {
        const edge =
          part.edge === 'none' ? '' : `<path d="${part.d}" ${stroke(part.edge, n(part.width + 4))}/>`;
        return `${edge}<path d="${part.d}" ${stroke(part.role, n(part.width))}/>`;
      }
      case 'group': {
        const inside = printed(part.of, size * (part.place.size ?? 1));
        const mark = part.suit ? ` data-suit="${part.suit}"` : '';
        return `<g${mark}${transform(part.place)}${faint(part.opacity)}${clip(part.clip)}>${inside}</g>`;
      }
    }
  }

  function stroke(role: Role, width: string): string {
    return `fill="none" stroke="${paints[role]}" stroke-width="${width}" stroke-linecap="round"`;
  }

  function clip(d: string | undefined): string {
    if (!d) return '';
    const id = `clip${clips.length}`;
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
