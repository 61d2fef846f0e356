/** A state while phrases are compiled. */
export interface State {
  next: Map<string, State[]>;
  /** Next states after any word except a negation. */
  any: State[];
  /** Next states without consuming a word. */
  free: State[];
  /** This state and those reachable without consuming a word; computed once. */
  closure: readonly State[] | undefined;
  isEnd: boolean;
  /** Matches only before a pause or a word that begins a clause. */
  isEndOfClause: boolean;
  /** Its number in the tables of the automaton, once it has one. */
  number: number;
}

export const newState = (): State => ({
  next: new Map(),
  any: [],
  free: [],
  closure: undefined,
  isEnd: false,
  isEndOfClause: false,
  number: -1,
});

/** The reachable states that have further transitions or are an end. */
export function computeClosure(state: State): readonly State[] {
  if (state.closure !== undefined) return state.closure;
  if (state.free.length === 0) return (state.closure = hasTransitions(state) ? [state] : []);
  const reached = new Set([state]);
  for (const each of reached) for (const free of each.free) reached.add(free);
  return (state.closure = [...reached].filter((each) => hasTransitions(each)));
}

const hasTransitions = ({ next, any, isEnd, isEndOfClause }: State) =>
  next.size > 0 || any.length > 0 || isEnd || isEndOfClause;

export const closureOfAll = (states: readonly State[]): readonly State[] =>
  states.length === 1
    ? computeClosure(states[0]!)
    : [...new Set(states.flatMap((each) => computeClosure(each)))];

/** Merges states into one, because hundreds of phrases begin with the same word. */
export function mergeStates(states: readonly State[]): State {
  const one = newState();
  for (const state of closureOfAll(states)) {
    one.isEnd ||= state.isEnd;
    one.isEndOfClause ||= state.isEndOfClause;
    one.any.push(...state.any);
    for (const [form, next] of state.next) one.next.set(form, [...(one.next.get(form) ?? []), ...next]);
  }
  return one;
}
