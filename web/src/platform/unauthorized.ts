// A 401 may come from any call or stream; the session provider subscribes here.

const listeners = new Set<(token: string) => void>();

/** Calls back with each token that the server rejects; returns a function that unsubscribes. */
export function subscribeUnauthorized(listener: (token: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** To be called for each 401 that a call or a stream receives, with the token that was sent. */
export const notifyUnauthorized = (token: string) => listeners.forEach((listener) => listener(token));
