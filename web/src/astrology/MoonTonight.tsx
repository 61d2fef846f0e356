import { MoonOfDay } from './MoonGlyph.tsx';
import { useSky } from './queries.ts';

/** A quiet line with the moon of this hour; nothing until it is known, and nothing where it cannot be. */
export function MoonTonight() {
  const { data: sky } = useSky();
  return <MoonOfDay moon={sky?.moonPhase ?? null} />;
}
