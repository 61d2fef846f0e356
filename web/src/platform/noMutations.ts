// Stands in for TanStack Query's own mutation cache in the built app (vite.config.ts): calls that change something are
// sent by useCallMutation.ts, and the query client asks an empty cache no more than this.
export class MutationCache {
  clear() {}
  async resumePausedMutations() {}
}
