import { type Compilable, type CompiledQuery, type Expression, type OperationNode, ValueNode } from 'kysely';
import { STATEMENTS_MAX } from './connections.ts';
import { type Db, executorOf } from './database.ts';

/** What PostgreSQL gets: an Instant goes out as its text; a parameter without a value is an error. */
type Sent<T> = T extends Temporal.Instant ? string : T extends undefined ? never : T;

/**
 * A parameter of a statement: it stands for a value of type T and goes wherever Kysely takes an expression. The value
 * comes with each run, so it cannot be read, changed or compared while the statement is built: do that before.
 */
class Param<T> implements Expression<Sent<T>> {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }

  get expressionType(): Sent<T> | undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }

  valueIn(values: Readonly<Record<string, unknown>>): unknown {
    const value = values[this.#name];
    if (value === undefined) throw new TypeError(`The statement got no value for ${this.#name}`);
    return value;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(`${this.#name} is a parameter of the statement: its value is not known yet`);
  }
}
export type { Param };

/** The parameters of a statement that is run with `Values`. */
export type Params<Values> = { readonly [Name in keyof Values]-?: Param<Values[Name]> };

/** A query that is built and compiled once. `Values` come with each run: `void` where it takes none. */
export interface Statement<Values, Row> {
  /** Runs it. @returns all rows */
  all(db: Db, values: Values): Promise<Row[]>;
  /** Runs it. @returns the first row, or undefined when there is none */
  first(db: Db, values: Values): Promise<Row | undefined>;
  /** Runs it. @returns the first row @throws {Error} when there is none: only for what always gives one */
  one(db: Db, values: Values): Promise<Row>;
  /** Runs it for what it writes. */
  run(db: Db, values: Values): Promise<void>;
}

/** What a row of a statement holds. */
export type RowOf<Of> =
  Of extends Statement<never, infer Row>
    ? Row
    : Of extends (variant: never) => Statement<never, infer Row>
      ? Row
      : never;

const paramsByName = new Proxy(
  {},
  {
    get: (_, name) => new Param(String(name)),
    ownKeys: () => {
      throw new TypeError('The parameters of a statement are named one by one');
    },
  },
);

/**
 * A query that is built and compiled once and then only given its values: for what runs at every request.
 * @param build gets parameters in place of the values
 * @example
 * const tagsOfUser = statement((db, p: Params<{ userId: number }>) => db.selectFrom('userTags')…where('userId', '=', p.userId));
 * const tags = await tagsOfUser.all(db, { userId });
 */
export function statement<Row, Values = void>(
  build: (db: Db, params: Params<Values>) => Compilable<Row>,
): Statement<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  // Not async: a run costs no promise more than the connection's own.
  const send = (db: Db, values: Values) => {
    compiled ??= build(db, paramsByName as Params<Values>).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Param ? parameter.valueIn(values as Record<string, unknown>) : parameter,
    );
    return executorOf(db).executeQuery<Row>({ ...compiled, parameters });
  };
  return {
    all: async (db, values) => (await send(db, values)).rows,
    first: async (db, values) => (await send(db, values)).rows[0],
    one: async (db, values) => {
      const [row] = (await send(db, values)).rows;
      if (row === undefined) throw new Error(`No row came back from: ${compiled?.sql}`);
      return row;
    },
    run: async (db, values) => void (await send(db, values)),
  };
}

/** The names of the filters that are asked for: those that have a value, in their order. */
export const namesGiven = <Filters extends object>(filters: Filters) =>
  (Object.keys(filters) as (keyof Filters)[]).filter((name) => filters[name] !== undefined);

/**
 * A query whose text depends on a few choices, such as order and filters: compiled once for each variant of it.
 * @example
 * const invoices = statementVariants((db, { order }: { order: 'asc' | 'desc' }, p: Params<{ userId: number }>) => …);
 * const rows = await invoices({ order: 'desc' }).all(db, { userId });
 */
export function statementVariants<Variant, Row, Values = void>(
  build: (db: Db, variant: Variant, params: Params<Values>) => Compilable<Row>,
): (variant: Variant) => Statement<Values, Row> {
  const known = new Map<string, Statement<Values, Row>>();
  return (variant) => {
    const key = JSON.stringify(variant);
    let found = known.get(key);
    if (found === undefined) {
      found = statement((db, params: Params<Values>) => build(db, variant, params));
      if (known.size < STATEMENTS_MAX) known.set(key, found);
    }
    return found;
  };
}
