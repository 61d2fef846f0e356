interface Reader {
  id: number;
  firstName: string;
  lastName: string;
  /** The account that the reader belongs to. */
  userId?: number | null;
}

/** The preset reader: the request's, or else, once the member is loaded, the one assigned to them. */
export const findPresetReader = (
  { personality }: { personality: Pick<Reader, 'id'> | null },
  member: { assignedPersonalityUser: number | null } | undefined,
): number | null => personality?.id ?? member?.assignedPersonalityUser ?? null;

/**
 * The reader who signs a reply if none is preset or chosen: the writer's own, or else the first one. So every letter is
 * signed, although the choice is empty.
 */
export const findFallbackReader = <R extends Reader>(active: readonly R[], writerId: number): R | null =>
  active.find(({ userId }) => userId === writerId) ?? active[0] ?? null;
