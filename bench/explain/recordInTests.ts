// A setup file of Vitest: writes each statement that the product sends during the tests to RECORDED_STATEMENTS.
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { readSettings, type RecordedStatement } from '../record.ts';
import { isSentByProduct } from './isSentByProduct.ts';

/** A statement with the settings that affect its plan. */
export type PlannedStatement = RecordedStatement & { settings: string };

/** The number of samples per statement: tests send it with different values, which may lead to different plans. */
const SAMPLES = 3;
const STACK_FRAMES = 40;
const state = globalThis as { moonletterSamples?: Map<string, number> };

if (state.moonletterSamples === undefined) record(process.env['RECORDED_STATEMENTS']!, new Map());

function record(file: string, samples: Map<string, number>): void {
  state.moonletterSamples = samples;
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const { text, values = [] } = args[0] as { text?: string; values?: unknown[] };
    const settings = readSettings(this);
    const key = `${settings} ${text}`;
    const sampleCount = samples.get(key) ?? 0;
    if (text !== undefined && sampleCount < SAMPLES && isSentByProduct(readStack())) {
      samples.set(key, sampleCount + 1);
      const statement: PlannedStatement = { text, values: values.map(toPlain), settings };
      appendFileSync(file, `${JSON.stringify(statement)}\n`);
    }
    return query.apply(this, args);
  };
}

function readStack(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = STACK_FRAMES;
  const { stack = '' } = new Error('only its stack is read');
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

/** Converts bytes to PostgreSQL's text form, because the record is JSON. */
const toPlain = (value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
