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

interface State {
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
  /** State of the current search: the step in which this state was last reached, and the match's start. */
  at: number;
  start: number;
  reachedFrom: number;
}

const newState = (): State => ({
  next: new Map(),
  any: [],
  free: [],
  closure: undefined,
  isEnd: false,
  isEndOfClause: false,
  at: -1,
  start: 0,
  reachedFrom: 0,
});

const NONE: readonly State[] = [];

/** The reachable states that have further transitions or are an end. */
function closureOf(state: State): readonly State[] {
  if (state.closure !== undefined) return state.closure;
  const reached = new Set([state]);
  for (const each of reached) for (const free of each.free) reached.add(free);
  state.closure = [...reached].filter(
    ({ next, any, isEnd, isEndOfClause }) => next.size > 0 || any.length > 0 || isEnd || isEndOfClause,
  );
  return state.closure;
}

/** Merges states into one, because hundreds of phrases begin with the same word. */
function oneOf(states: readonly State[]): State {
  const one = newState();
  for (const state of new Set(states.flatMap((each) => closureOf(each)))) {
    one.isEnd ||= state.isEnd;
    one.isEndOfClause ||= state.isEndOfClause;
    one.any.push(...state.any);
    for (const [form, next] of state.next) one.next.set(form, [...(one.next.get(form) ?? []), ...next]);
  }
  return one;
}

export type WordLists = Readonly<Record<string, readonly string[]>>;

/** Words with a grammatical role in phrases. */
export interface Grammar {
  /** 'not', 'never': gaps do not extend over them. */
  negations: ReadonlySet<string>;
  /** 'and', 'because': a clause ends before them. */
  clauseWords: ReadonlySet<string>;
}

/**
 * Compiles phrases into one automaton that processes each word of a text once.
 * A phrase is written as words separated by spaces, where `{list}` is any entry of a list, `(a|b c)` any of these, `x?`
 * x or nothing, `x*` a word that begins with x, `_3` up to three other words, and `$` at its end the end of a clause.
 * Chinese needs no spaces. Throws for an invalid phrase.
 */
export class PhraseMatcher {
  readonly words = new Set<string>();
  readonly stems = new Set<string>();
  readonly #start = new Map<string, State[]>();
  readonly #grammar: Grammar;
  #tick = 0;

  constructor(phrases: readonly string[], lists: WordLists, grammar: Grammar) {
    this.#grammar = grammar;
    for (const phrase of phrases) this.#add(phrase, lists);
    for (const [form, states] of this.#start) this.#start.set(form, [oneOf(states)]);
  }

  /** All matches. If a match may have two starts, the later one is used. */
  findSpans(words: readonly Word[]): Span[] {
    const spans: Span[] = [];
    let active: State[] = [];
    let reached: State[] = [];
    const reach = (states: readonly State[] | undefined, start: number) => {
      for (const state of states ?? NONE)
        for (const each of closureOf(state)) {
          if (each.at !== this.#tick) reached.push(each);
          // The later start counts, also for a state that is reached twice.
          each.reachedFrom = each.at === this.#tick ? Math.max(start, each.reachedFrom) : start;
          each.at = this.#tick;
        }
    };
    // Allocates no arrays per word: garbage collection took a third of the time.
    for (let at = 0; at < words.length; at++) {
      const { forms, pause } = words[at]!;
      if (active.length === 0 && !forms.some((form) => this.#start.has(form))) continue;
      this.#tick++;
      const isNegation = forms.some((form) => this.#grammar.negations.has(form));
      for (const { next, any, start } of active) {
        for (const form of forms) reach(next.get(form), start);
        if (!isNegation) reach(any, start);
      }
      for (const form of forms) reach(this.#start.get(form), at);
      for (const state of reached) {
        state.start = state.reachedFrom;
        if (state.isEnd || (state.isEndOfClause && (pause !== 'none' || this.#beginsClause(words[at + 1]))))
          spans.push({ start: state.start, end: at + 1 });
      }
      [active, reached] = [reached, active];
      reached.length = 0;
      if (pause === 'full') active.length = 0;
    }
    return spans;
  }

  #beginsClause(word: Word | undefined): boolean {
    return word === undefined || word.forms.some((form) => this.#grammar.clauseWords.has(form));
  }

  #add(phrase: string, lists: WordLists): void {
    const first = newState();
    const parser = new Parser(phrase, lists);
    parser.parse(first).isEnd = true;
    for (const word of parser.words) (word.endsWith('*') ? this.stems : this.words).add(word);
    for (const state of closureOf(first)) {
      if (state.isEnd || state.isEndOfClause || state.any.length > 0)
        throw new SyntaxError(`'${phrase}' may begin with anything`);
      for (const [form, states] of state.next)
        this.#start.set(form, [...(this.#start.get(form) ?? []), ...states]);
    }
  }
}

/** Maximum nesting depth of lists. */
const DEPTH_MAX = 6;

/** Parses one phrase into states. */
class Parser {
  readonly words = new Set<string>();
  readonly #tokens: string[];
  readonly #lists: WordLists;
  readonly #depth: number;
  readonly #phrase: string;
  #at = 0;

  constructor(phrase: string, lists: WordLists, depth = 0) {
    this.#phrase = phrase;
    this.#tokens = phrase.match(/\{\w+\}|_\d|[()|?]|\p{Script=Han}|[a-z0-9#]+\*?|\S/gu) ?? [];
    this.#lists = lists;
    this.#depth = depth;
    if (depth > DEPTH_MAX) throw new SyntaxError(`'${phrase}': lists name each other`);
  }

  parse(from: State): State {
    const last = this.#sequence(from);
    if (this.#at < this.#tokens.length) this.#fail();
    return last;
  }

  #sequence(from: State): State {
    let state = from;
    while (this.#at < this.#tokens.length && !')|'.includes(this.#tokens[this.#at]!))
      state = this.#item(state);
    return state;
  }

  #item(from: State): State {
    const end = this.#atom(from);
    if (this.#tokens[this.#at] !== '?') return end;
    this.#at++;
    from.free.push(end);
    return end;
  }

  #atom(from: State): State {
    const token = this.#tokens[this.#at++]!;
    if (token === '(') return this.#choice(from);
    if (token === '$') return this.#endOfClause(from);
    if (token.startsWith('{')) return this.#list(from, token.slice(1, -1));
    if (/^_\d$/.test(token)) return addGap(from, Number(token[1]));
    if (!/^(?:\p{Script=Han}|[a-z0-9#]+\*?)$/u.test(token)) this.#fail();
    return this.#word(from, token);
  }

  /** `$` must be the end of a phrase. */
  #endOfClause(from: State): State {
    from.isEndOfClause = true;
    return newState();
  }

  #choice(from: State): State {
    const end = newState();
    do {
      this.#sequence(from).free.push(end);
    } while (this.#tokens[this.#at++] === '|');
    if (this.#tokens[this.#at - 1] !== ')') this.#fail();
    return end;
  }

  #list(from: State, name: string): State {
    const entries = this.#lists[name] ?? this.#fail();
    const end = newState();
    for (const entry of entries) {
      const parser = new Parser(entry, this.#lists, this.#depth + 1);
      parser.parse(from).free.push(end);
      for (const word of parser.words) this.words.add(word);
    }
    return end;
  }

  #word(from: State, word: string): State {
    const end = newState();
    from.next.set(word, [...(from.next.get(word) ?? []), end]);
    this.words.add(word);
    return end;
  }

  #fail(): never {
    throw new SyntaxError(`'${this.#phrase}' is no phrase`);
  }
}

function addGap(from: State, most: number): State {
  const end = newState();
  let state = from;
  for (let n = 0; n < most; n++) {
    state.free.push(end);
    const after = newState();
    state.any.push(after);
    state = after;
  }
  state.free.push(end);
  return end;
}
