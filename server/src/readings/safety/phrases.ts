import type { Pause } from './words.ts';

/** A word of a text as the phrases know it: under each spelling that may be meant. */
export interface Word {
  forms: readonly string[];
  pause: Pause;
}

/** Words from `start` up to, not including, `end`. */
export interface Span {
  start: number;
  end: number;
}

interface State {
  next: Map<string, State[]>;
  /** After any word at all but a negation. */
  any: State[];
  /** Without a word. */
  free: State[];
  isEnd: boolean;
  /** An end only before a pause or a word that begins a clause. */
  isEndOfClause: boolean;
  /** Of the search that goes on: the step in which it was last reached, and the words from which. */
  at: number;
  start: number;
  reachedFrom: number;
}

const newState = (): State => ({
  next: new Map(),
  any: [],
  free: [],
  isEnd: false,
  isEndOfClause: false,
  at: -1,
  start: 0,
  reachedFrom: 0,
});

export type WordLists = Readonly<Record<string, readonly string[]>>;

/** Words that phrases look at in a particular way. */
export interface Grammar {
  /** 'not', 'never': no gap reaches over them. */
  negations: ReadonlySet<string>;
  /** 'and', 'because': before them a clause has ended. */
  clauseWords: ReadonlySet<string>;
}

/**
 * Phrases as one automaton, which looks at each word of a text once, whatever the text.
 *
 * A phrase is written as words with spaces between, where `{list}` is any entry of a list, `(a|b c)` any of these,
 * `x?` x or nothing, `x*` a word that begins with x, `_3` up to three other words, and `$` at its end the end of a
 * clause. Chinese needs no spaces. A mistake in a phrase throws.
 */
export class PhraseMatcher {
  readonly words = new Set<string>();
  readonly stems = new Set<string>();
  readonly #start = new Map<string, State[]>();
  readonly #grammar: Grammar;
  readonly #reached = new Map<State, readonly State[]>();
  #tick = 0;

  constructor(phrases: readonly string[], lists: WordLists, grammar: Grammar) {
    this.#grammar = grammar;
    for (const phrase of phrases) this.#add(phrase, lists);
  }

  /** Every place where a phrase stands. Where a phrase may have begun twice, the later beginning counts. */
  findSpans(words: readonly Word[]): Span[] {
    const spans: Span[] = [];
    let active: State[] = [];
    words.forEach((word, at) => {
      if (active.length === 0 && !word.forms.some((form) => this.#start.has(form))) return;
      const reached: State[] = [];
      const reach = (states: readonly State[], start: number) => {
        for (const state of states)
          for (const each of this.#closure(state)) {
            if (each.at !== this.#tick) reached.push(each);
            // What began later counts, also for a state that is reached twice.
            each.reachedFrom = each.at === this.#tick ? Math.max(start, each.reachedFrom) : start;
            each.at = this.#tick;
          }
      };
      this.#tick++;
      const isNegation = word.forms.some((form) => this.#grammar.negations.has(form));
      for (const state of active) {
        for (const form of word.forms) reach(state.next.get(form) ?? [], state.start);
        if (!isNegation && state.any.length > 0) reach(state.any, state.start);
      }
      for (const form of word.forms) reach(this.#start.get(form) ?? [], at);
      const endsClause = word.pause !== 'none' || this.#beginsClause(words[at + 1]);
      for (const state of reached) {
        state.start = state.reachedFrom;
        if (state.isEnd || (state.isEndOfClause && endsClause))
          spans.push({ start: state.start, end: at + 1 });
      }
      active =
        word.pause === 'full' ? [] : reached.filter(({ next, any }) => next.size > 0 || any.length > 0);
    });
    return spans;
  }

  #beginsClause(word: Word | undefined): boolean {
    return word === undefined || word.forms.some((form) => this.#grammar.clauseWords.has(form));
  }

  #closure(state: State): readonly State[] {
    const known = this.#reached.get(state);
    if (known !== undefined) return known;
    const reached = new Set([state]);
    for (const each of reached) for (const free of each.free) reached.add(free);
    const states = [...reached].filter(
      ({ next, any, isEnd, isEndOfClause }) => next.size > 0 || any.length > 0 || isEnd || isEndOfClause,
    );
    this.#reached.set(state, states);
    return states;
  }

  #add(phrase: string, lists: WordLists): void {
    const first = newState();
    const parser = new Parser(phrase, lists);
    parser.parse(first).isEnd = true;
    for (const word of parser.words) (word.endsWith('*') ? this.stems : this.words).add(word);
    for (const state of this.#closure(first)) {
      if (state.isEnd || state.isEndOfClause || state.any.length > 0)
        throw new SyntaxError(`'${phrase}' may begin with anything`);
      for (const [form, states] of state.next)
        this.#start.set(form, [...(this.#start.get(form) ?? []), ...states]);
    }
  }
}

/** Lists may name lists, but not for ever. */
const DEPTH_MAX = 6;

/** Reads one phrase into states. */
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

  /** Nothing comes after it. */
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
