// A 401 may come from any call or stream; whoever holds the session hears of it here.

const listeners = new Set<(token: string) => void>();

/** Calls back with each token that the server no longer takes; gives what ends that. */
export function subscribeUnauthorized(listener: (token: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const notifyUnauthorized = (token: string) => listeners.forEach((listener) => listener(token));
