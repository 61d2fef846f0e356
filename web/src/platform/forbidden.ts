// A 403 may come from any call or stream, and mean that the role was changed meanwhile; the session's loader subscribes.

const listeners = new Set<() => void>();

/** Calls back when the server refuses something to the user's role; returns a function that unsubscribes. */
export function subscribeForbidden(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** To be called for each 403 that a call or a stream receives. */
export const notifyForbidden = () => listeners.forEach((listener) => listener());
