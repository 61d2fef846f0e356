import { type Compilable, type CompiledQuery, type Expression, type OperationNode, ValueNode } from 'kysely';
import { type Db, executorOf } from './database.ts';
import { STATEMENTS_MAX } from './rowQuery.ts';

/** The type PostgreSQL receives: an Instant is sent as text; an undefined parameter is a type error. */
type Sent<T> = T extends Temporal.Instant ? string : T extends undefined ? never : T;

/**
 * A parameter of a statement: a placeholder for a value of type T, usable wherever Kysely takes an expression. The
 * value is only known at each run, so it cannot be read, changed or compared while the statement is built.
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

/** A query that is built and compiled once. `Values` are given at each run; `void` if there are none. */
export interface Statement<Values, Row> {
  /** Runs it. @returns all rows */
  all(db: Db, values: Values): Promise<Row[]>;
  /** Runs it. @returns the first row, or undefined when there is none */
  first(db: Db, values: Values): Promise<Row | undefined>;
  /** Runs it. @returns the first row @throws {Error} when there is none: for statements that always return a row */
  one(db: Db, values: Values): Promise<Row>;
  /** Runs it and ignores its rows. */
  run(db: Db, values: Values): Promise<void>;
}

/** The row type of a statement. */
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
 * Builds and compiles a query once; each run only passes values. For queries that run at every request.
 * @param build gets parameters in place of the values
 * @example const tagsOfUser = statement((db, p: Params<{ userId: number }>) =>
 * db.selectFrom('userTags')…where('userId', '=', p.userId)); const tags = await tagsOfUser.all(db, { userId });
 */
export function statement<Row, Values = void>(
  build: (db: Db, params: Params<Values>) => Compilable<Row>,
): Statement<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  // Not async, to avoid an extra promise per run.
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

/** The names of the filters that have a value, in their order. */
export const findDefinedNames = <Filters extends object>(filters: Filters) =>
  (Object.keys(filters) as (keyof Filters)[]).filter((name) => filters[name] !== undefined);

/**
 * A query whose text depends on a few choices, such as order and filters; compiled once for each variant.
 * @example const invoices = statementVariants((db, { order }: { order: 'asc' | 'desc' }, p: Params<{ userId: number }>)
 * => …); const rows = await invoices({ order: 'desc' }).all(db, { userId });
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
