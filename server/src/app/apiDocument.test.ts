import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { memberStream } from '#contract/liveEvents.ts';
import { drawCards } from '#contract/readings/calls.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { findSpread } from '#contract/tarot/rules.ts';
import { fromWire } from '#contract/wire.ts';
import { buildApiDocument } from './apiDocument.ts';
import { routes } from './features.ts';

interface Content {
  schema: { properties?: Record<string, { format?: string }> };
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}
interface DocumentedOperation {
  parameters: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

// As clients receive it.
const document = JSON.parse(JSON.stringify(buildApiDocument(routes))) as {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { examples: Record<string, { value: { code: string; status: number } }> };
};
const findOperation = (path: string, method: string) => document.paths[path]![method.toLowerCase()]!;

/** The example of a body; files are represented by their names, so they are turned into files here. */
function bodyExample({ requestBody }: DocumentedOperation): Record<string, unknown> {
  if (requestBody === undefined) return {};
  const [{ schema, example }] = Object.values(requestBody.content) as [Content];
  const fields = Object.entries(example as object).map(([name, value]) => {
    const isFile = schema.properties?.[name]?.format === 'binary';
    return [name, isFile ? new File(['bytes'], value as string) : value];
  });
  return Object.fromEntries(fields);
}

/** Why the schema refuses the value; empty if it does not. */
const findMismatches = (type: z.core.$ZodType, value: unknown) =>
  z.safeParse(type, value).error?.issues ?? [];

test('the spread in the examples exists', () => {
  const { spread } = bodyExample(findOperation(drawCards.path, drawCards.method));
  expect(findSpread(String(spread))?.positions).toHaveLength(3);
});

const calls = routes.map(({ call }) => [call.method, call.path, call] as const);

describe('every call', () => {
  test.each(calls)('%s %s has a valid example of its input', (method, path, call) => {
    const operation = findOperation(path, method);
    const parameters = operation.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, example }) => [name, example]);
    const input = fromWire({ ...Object.fromEntries(parameters), ...bodyExample(operation) });
    expect(Object.keys(input as object).toSorted()).toEqual(
      Object.keys((call.input._zod.def as unknown as { shape: object }).shape).toSorted(),
    );
    expect(Object.values(input as object)).not.toContain(undefined);
    expect(findMismatches(call.input, input)).toEqual([]);
  });

  test.each(calls.filter(([, , { status, returnsFile }]) => status !== 204 && returnsFile !== true))(
    '%s %s has a valid example of its output',
    (method, path, call) => {
      const { content } = findOperation(path, method).responses[call.status ?? 200]!;
      const { example } = content!['application/json']!;
      expect(example).toBeDefined();
      expect(findMismatches(call.output, fromWire(example))).toEqual([]);
    },
  );

  test.each(calls)('%s %s has an example of each problem at its status', (method, path, call) => {
    const { responses } = findOperation(path, method);
    const problems = Object.entries(responses).flatMap(([status, { content }]) =>
      Object.values(content?.['application/problem+json']?.examples ?? {}).map(({ $ref }) => ({
        status: Number(status),
        problem: document.components.examples[$ref.replace('#/components/examples/', '')]!.value,
      })),
    );
    for (const { status, problem } of problems) expect(problem.status).toBe(status);
    const codes = problems.map(({ problem }) => problem.code);
    expect(codes).toEqual(
      expect.arrayContaining(call.isPublic ? ['invalid'] : ['invalid', 'unauthenticated']),
    );
  });
});

test('the streams have examples of an event', () => {
  for (const path of ['/user-messages/{id}/', '/psychic-messages/']) {
    const { example } = findOperation(path, 'get').responses['200']!.content!['text/event-stream']!;
    expect(findMismatches(memberStream.event, fromWire(example))).toEqual([]);
  }
});

test.each([
  ['POST', '/api/auth/token', ['200', '400', '429']],
  ['GET', '/api/users-me', ['200', '400', '401']],
  ['PATCH', '/api/tags/{id}', ['200', '400', '401', '403', '404', '409']],
  ['POST', '/api/reading_requests', ['201', '400', '401', '403', '409', '429']],
  ['POST', '/api/billing/payment_method', ['201', '400', '401', '402', '403', '404', '409', '429']],
  ['POST', '/api/subscription/create_subscription', ['201', '202', '400', '401', '402', '403', '404', '409']],
  ['POST', '/api/subscription/skip_subscription', ['200', '400', '401', '403', '404', '409']],
  ['POST', '/api/billing/retry_payment', ['200', '202', '400', '401', '402', '403', '404', '409']],
  ['POST', '/api/billing/refund', ['200', '202', '400', '401', '403', '404', '409']],
  ['POST', '/api/give_tip', ['201', '202', '400', '401', '402', '403', '404', '409']],
])('%s %s documents every status it may return', (method, path, statuses) => {
  const { default: _, ...statusResponses } = findOperation(path, method).responses;
  expect(Object.keys(statusResponses)).toEqual(statuses);
});

test('every code of the catalogue has an example', () => {
  expect(Object.keys(document.components.examples)).toEqual(Object.keys(REFUSALS));
});
