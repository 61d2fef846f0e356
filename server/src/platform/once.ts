/** Calls `make` at the first call and returns its result from then on: for work that a start need not wait for. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
