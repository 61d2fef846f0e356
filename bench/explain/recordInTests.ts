// A setup file of Vitest: writes each statement that the product sends during the tests to RECORDED_STATEMENTS.
import { appendFileSync } from 'node:fs';
import { DefaultQueryExecutor } from 'kysely';
import type { RecordedStatement } from '../record.ts';
import { isSentByProduct } from './isSentByProduct.ts';

/** Of each text: tests send the same one with other values, and one of them may be planned differently. */
const SAMPLES = 3;
const STACK_FRAMES = 40;
const state = globalThis as { moonletterSamples?: Map<string, number> };

if (state.moonletterSamples === undefined) record(process.env['RECORDED_STATEMENTS']!, new Map());

function record(file: string, samples: Map<string, number>): void {
  state.moonletterSamples = samples;
  const { executeQuery } = DefaultQueryExecutor.prototype;
  DefaultQueryExecutor.prototype.executeQuery = function (compiled, options) {
    const seen = samples.get(compiled.sql) ?? 0;
    if (seen < SAMPLES && isSentByProduct(readStack())) {
      samples.set(compiled.sql, seen + 1);
      const statement: RecordedStatement = { text: compiled.sql, values: compiled.parameters.map(toPlain) };
      appendFileSync(file, `${JSON.stringify(statement)}\n`);
    }
    return executeQuery.call(this, compiled, options) as never;
  };
}

function readStack(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = STACK_FRAMES;
  const { stack = '' } = new Error('only its stack is read');
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

/** Bytes as PostgreSQL writes them, because they are kept as JSON. */
const toPlain = (value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
