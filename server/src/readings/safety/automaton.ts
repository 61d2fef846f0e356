import { closureOfAll, type State } from './states.ts';
import type { Pause } from './words.ts';

/** A word of a text, with each spelling that may be meant. */
export interface Word {
  forms: readonly string[];
  pause: Pause;
}

/** Words from `start` to `end` (exclusive). */
export interface Span {
  start: number;
  end: number;
}

/** What the grammar of a language says of a word in a phrase. */
export interface WordTests {
  isNegation: (word: Word) => boolean;
  /** Also for the end of the text. */
  beginsClause: (word: Word | undefined) => boolean;
}

const END = 1;
const END_OF_CLAUSE = 2;
const NOWHERE = -1;

/**
 * Compiled states, numbered, in typed arrays: as objects they would take ten times the memory. A target is the number
 * of a state or, below `NOWHERE`, of a list of states.
 */
export interface AutomatonTables {
  formNumbers: ReadonlyMap<string, number>;
  /** The edges of state n are those from `firstEdge[n]` to `firstEdge[n + 1]`, sorted by form. */
  firstEdge: Int32Array<ArrayBuffer>;
  edgeForms: Int32Array<ArrayBuffer>;
  edgeTargets: Int32Array<ArrayBuffer>;
  /** Where each state leads after any word except a negation. */
  anyTargets: Int32Array<ArrayBuffer>;
  ends: Uint8Array<ArrayBuffer>;
  firstInList: Int32Array<ArrayBuffer>;
  listed: Int32Array<ArrayBuffer>;
}

/** The tables of all states that can be reached from `first`. */
export function compileTables(first: State): AutomatonTables {
  const { states, lists, numberOf, targetOf } = numberStates();
  const formNumbers = new Map<string, number>();
  const numberForm = (form: string): number => {
    const known = formNumbers.get(form) ?? formNumbers.size;
    formNumbers.set(form, known);
    return known;
  };
  const firstEdge = [0];
  const edgeForms: number[] = [];
  const edgeTargets: number[] = [];
  const anyTargets: number[] = [];
  numberOf(first);
  for (const { next, any } of states) {
    const forms = Array.from(next.keys(), (form) => numberForm(form));
    const targets = Array.from(next.values(), (to) => targetOf(to));
    const order = forms.map((_, edge) => edge).sort((one, other) => forms[one]! - forms[other]!);
    for (const edge of order) {
      edgeForms.push(forms[edge]!);
      edgeTargets.push(targets[edge]!);
    }
    firstEdge.push(edgeForms.length);
    anyTargets.push(targetOf(any));
  }
  let listed = 0;
  return {
    formNumbers,
    firstEdge: Int32Array.from(firstEdge),
    edgeForms: Int32Array.from(edgeForms),
    edgeTargets: Int32Array.from(edgeTargets),
    anyTargets: Int32Array.from(anyTargets),
    ends: Uint8Array.from(
      states,
      ({ isEnd, isEndOfClause }) => (isEnd ? END : 0) | (isEndOfClause ? END_OF_CLAUSE : 0),
    ),
    firstInList: Int32Array.from([0, ...lists.map(({ length }) => (listed += length))]),
    listed: Int32Array.from(lists.flat()),
  };
}

/** Runs compiled states over the words of a text. */
export class Automaton {
  readonly #tables: AutomatonTables;

  /** The current search, by state: the step in which it was last reached, and the match's start. */
  readonly #reachedAt: Float64Array;
  readonly #reachedFrom: Int32Array;
  readonly #start: Int32Array;
  #tick = 0;

  constructor(tables: AutomatonTables) {
    this.#tables = tables;
    const { length } = tables.ends;
    this.#reachedAt = new Float64Array(length).fill(-1);
    this.#reachedFrom = new Int32Array(length);
    this.#start = new Int32Array(length);
  }

  /** All matches. If a match may have two starts, the later one is used. */
  findSpans(words: readonly Word[], { isNegation, beginsClause }: WordTests): Span[] {
    const spans: Span[] = [];
    let active: number[] = [];
    let reached: number[] = [];
    const { anyTargets, ends: allEnds } = this.#tables;
    // Allocates no arrays per word: garbage collection took a third of the time.
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!;
      if (active.length === 0 && !word.forms.some((form) => this.#targetAfter(0, form) !== NOWHERE)) continue;
      this.#tick++;
      const endsGap = active.length > 0 && isNegation(word);
      for (const state of active) {
        const start = this.#start[state]!;
        for (const form of word.forms) this.#reach(this.#targetAfter(state, form), start, reached);
        if (!endsGap) this.#reach(anyTargets[state]!, start, reached);
      }
      for (const form of word.forms) this.#reach(this.#targetAfter(0, form), at, reached);
      for (const state of reached) {
        const start = this.#reachedFrom[state]!;
        this.#start[state] = start;
        const ends = allEnds[state]!;
        if (
          (ends & END) !== 0 ||
          ((ends & END_OF_CLAUSE) !== 0 && (word.pause !== 'none' || beginsClause(words[at + 1])))
        )
          spans.push({ start, end: at + 1 });
      }
      [active, reached] = [reached, active];
      reached.length = 0;
      if (word.pause === 'full') active.length = 0;
    }
    return spans;
  }

  #reach(target: number, start: number, reached: number[]): void {
    if (target >= 0) this.#reachState(target, start, reached);
    else if (target !== NOWHERE) {
      const list = toListNumber(target);
      const { firstInList, listed } = this.#tables;
      const end = firstInList[list + 1]!;
      for (let at = firstInList[list]!; at < end; at++) this.#reachState(listed[at]!, start, reached);
    }
  }

  #reachState(state: number, start: number, reached: number[]): void {
    const isReached = this.#reachedAt[state] === this.#tick;
    if (!isReached) reached.push(state);
    // The later start counts, also for a state that is reached twice.
    this.#reachedFrom[state] = isReached ? Math.max(start, this.#reachedFrom[state]!) : start;
    this.#reachedAt[state] = this.#tick;
  }

  /** A binary search among the state's edges. */
  #targetAfter(state: number, form: string): number {
    const { formNumbers, firstEdge, edgeForms, edgeTargets } = this.#tables;
    const number = formNumbers.get(form);
    if (number === undefined) return NOWHERE;
    let from = firstEdge[state]!;
    let to = firstEdge[state + 1]!;
    while (from < to) {
      const middle = (from + to) >> 1;
      const found = edgeForms[middle]!;
      if (found === number) return edgeTargets[middle]!;
      if (found < number) from = middle + 1;
      else to = middle;
    }
    return NOWHERE;
  }
}

const toListTarget = (list: number) => -2 - list;
const toListNumber = (target: number) => -2 - target;

/** Numbers states as they are met, and each distinct list of states that a word leads to. */
function numberStates() {
  const states: State[] = [];
  const lists: (readonly number[])[] = [];
  const listNumbers = new Map<string, number>();
  const numberOf = (state: State): number => {
    if (state.number < 0) state.number = states.push(state) - 1;
    return state.number;
  };
  const targetOf = (to: readonly State[]): number => {
    const states = closureOfAll(to);
    if (states.length <= 1) return states.length === 0 ? NOWHERE : numberOf(states[0]!);
    const reached = states.map((state) => numberOf(state));
    const key = reached.join();
    const list = listNumbers.get(key) ?? lists.push(reached) - 1;
    listNumbers.set(key, list);
    return toListTarget(list);
  };
  return { states, lists, numberOf, targetOf };
}
