import type { ReadingRequest } from '#contract/readings/shapes.ts';

interface Reader {
  id: number;
  firstName: string;
  lastName: string;
  /** The account that it belongs to. */
  userId?: number | null;
}

/** The reader that is preset: the request's own, then, once the member is loaded, the one assigned to them. */
export const findPresetReader = (
  { personality }: Pick<ReadingRequest, 'personality'>,
  member: { assignedPersonalityUser: number | null } | undefined,
): number | null => personality?.id ?? member?.assignedPersonalityUser ?? null;

/**
 * The reader in whose name a reply goes where none is preset or chosen: the writer's own, else the first one. So no
 * letter is without a name, while the choice stays empty.
 */
export const findFallbackReader = <R extends Reader>(active: readonly R[], writerId: number): R | null =>
  active.find(({ userId }) => userId === writerId) ?? active[0] ?? null;
