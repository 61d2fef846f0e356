import { Automaton, type AutomatonTables, compileTables, type Span, type Word } from './automaton.ts';
import { computeClosure, newState, mergeStates, type State } from './states.ts';

export type WordLists = Readonly<Record<string, readonly string[]>>;

/** Words with a grammatical role in phrases. */
export interface Grammar {
  /** 'not', 'never': gaps do not extend over them. */
  negations: ReadonlySet<string>;
  /** 'and', 'because': a clause ends before them. */
  clauseWords: ReadonlySet<string>;
}

/** Phrases as data, which can be compiled on another thread. */
export interface CompiledPhrases {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  tables: AutomatonTables;
}

/**
 * Compiles phrases into one automaton that processes each word of a text once.
 * A phrase is written as words separated by spaces, where `{list}` is any entry of a list, `(a|b c)` any of these, `x?`
 * x or nothing, `x*` a word that begins with x, `_3` up to three other words, and `$` at its end the end of a clause.
 * Chinese needs no spaces.
 * @throws {SyntaxError} for an invalid phrase
 */
export function compilePhrases(phrases: readonly string[], lists: WordLists): CompiledPhrases {
  const words = new Set<string>();
  const stems = new Set<string>();
  const first = newState();
  for (const phrase of phrases)
    for (const word of addPhrase(phrase, lists, first)) (word.endsWith('*') ? stems : words).add(word);
  for (const [form, states] of first.next) first.next.set(form, [mergeStates(states)]);
  return { words, stems, tables: compileTables(first) };
}

/** Adds a phrase to those that begin at `first`; returns its words. */
function addPhrase(phrase: string, lists: WordLists, first: State): ReadonlySet<string> {
  const from = newState();
  const parser = new Parser(phrase, lists);
  parser.parse(from).isEnd = true;
  for (const state of computeClosure(from)) {
    if (state.isEnd || state.isEndOfClause || state.any.length > 0)
      throw new SyntaxError(`'${phrase}' may begin with anything`);
    for (const [form, states] of state.next)
      first.next.set(form, [...(first.next.get(form) ?? []), ...states]);
  }
  return parser.words;
}

/** Finds phrases in texts. */
export class PhraseMatcher {
  readonly #grammar: Grammar;
  readonly #automaton: Automaton;

  constructor({ tables }: CompiledPhrases, grammar: Grammar) {
    this.#grammar = grammar;
    this.#automaton = new Automaton(tables);
  }

  /** All matches. If a match may have two starts, the later one is used. */
  findSpans(words: readonly Word[]): Span[] {
    const { negations, clauseWords } = this.#grammar;
    return this.#automaton.findSpans(words, {
      isNegation: ({ forms }) => forms.some((form) => negations.has(form)),
      beginsClause: (word) => word === undefined || word.forms.some((form) => clauseWords.has(form)),
    });
  }
}

/** How deep lists may be nested. */
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
    if (depth > DEPTH_MAX) throw new SyntaxError(`'${phrase}': lists refer to each other`);
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
    throw new SyntaxError(`'${this.#phrase}' is not a phrase`);
  }
}

function addGap(from: State, max: number): State {
  const end = newState();
  let state = from;
  for (let n = 0; n < max; n++) {
    state.free.push(end);
    const after = newState();
    state.any.push(after);
    state = after;
  }
  state.free.push(end);
  return end;
}
