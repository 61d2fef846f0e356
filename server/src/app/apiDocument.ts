import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import type { Call, Stream } from '#contract/call.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { psychicMessages, userMessages } from '#contract/liveEvents.ts';
import { type FieldError, REFUSALS, Refusal, type RefusalCode } from '#contract/refusals.ts';
import { snakeCase } from '#contract/wire.ts';
import { problemOf } from '../platform/problem.ts';
import { REFUSED_ANYWHERE, refusalsOf, type Route } from '../platform/route.ts';
import { exampleOf, type Schema } from './examples.ts';
import { STRIPE_WEBHOOK } from './webhookRoutes.ts';

interface Operation {
  summary: string;
  [key: string]: unknown;
}

export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  [key: string]: unknown;
}

/** The OpenAPI 3.1 document of the calls, with the names of the wire. */
export function apiDocument(routes: readonly Route[]): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const route of routes) {
    const { path, method } = route.call;
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(route);
  }
  for (const stream of [userMessages, psychicMessages]) paths[stream.path] = { get: streamOperation(stream) };
  paths[STRIPE_WEBHOOK.path] = { post: webhookOperation() };
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token {token}' },
      },
      schemas: { Problem: PROBLEM },
      examples: Object.fromEntries(CODES.map((code) => [code, { value: problemExample(code) }])),
      responses: { Problem: problemResponse('Any other problem', REFUSED_ANYWHERE) },
    },
  };
}

const CODES = Object.keys(REFUSALS) as RefusalCode[];
const WRONG_FIELD: FieldError = { param: 'email', msg: 'Email is not valid' };

const problemExample = (code: RefusalCode): unknown =>
  JSON.parse(problemOf(new Refusal(code, undefined, code === 'invalid' ? [WRONG_FIELD] : [])).body);

function problemResponse(description: string, codes: readonly RefusalCode[]) {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  const schema = { $ref: '#/components/schemas/Problem' };
  return {
    description,
    content: { 'application/problem+json': { schema, examples: Object.fromEntries(examples) } },
  };
}

/** By status, each with an example of every code that the call may give. */
function refusalResponses(codes: Iterable<RefusalCode>) {
  const byStatus = Map.groupBy(codes, (code) => REFUSALS[code].status);
  const responses = [...byStatus].map(([status, those]) => [
    status,
    problemResponse(STATUS_CODES[status]!, those),
  ]);
  return Object.fromEntries(responses) as Record<string, object>;
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: CODES },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { param: { type: 'string' }, msg: { type: 'string' } } },
    },
  },
};

/** The last word of an address tells what it is about: `/api/readers/{id}` is about readers. */
const subjectOf = (path: string) =>
  path
    .split('/')
    .filter((word) => word !== '' && !word.startsWith('{'))
    .at(-1);

function operationOf(route: Route): Operation {
  const { call } = route;
  const subject = subjectOf(call.path);
  const input = schemaOf(call.input, 'input');
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const { properties = {}, required = [] } = input;
  const isInQuery = (name: string) =>
    call.method === 'GET' || (call.method === 'DELETE' && !inPath.includes(name));
  const parameter = (name: string) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || (required.includes(name) && call.method === 'GET'),
    schema: properties[name],
    // A list stands in a query as one text with commas.
    ...(properties[name]?.['type'] === 'array' && { explode: false }),
    example: exampleOf(properties[name]!, name, subject),
  });
  const names = Object.keys(properties);
  const inBody = names.filter((name) => !inPath.includes(name) && call.method !== 'GET');
  const body: Schema = {
    type: 'object',
    properties: Object.fromEntries(inBody.map((name) => [name, properties[name]!])),
    required: required.filter((name) => inBody.includes(name)),
    additionalProperties: false,
  };
  const mediaType = call.body === 'form' ? 'multipart/form-data' : 'application/json';
  return {
    summary: call.summary,
    security: call.isPublic ? [] : [{ token: [] }],
    parameters: names.filter((name) => inPath.includes(name) || isInQuery(name)).map(parameter),
    ...(inBody.length > 0 && { requestBody: { content: { [mediaType]: contentOf(body, subject) } } }),
    responses: {
      [call.status ?? 200]: successOf(call),
      ...refusalResponses(refusalsOf(route)),
      default: OTHER_PROBLEM,
    },
  };
}

const OTHER_PROBLEM = { $ref: '#/components/responses/Problem' };

const contentOf = (schema: Schema, subject: string | undefined) => ({
  schema,
  example: exampleOf(schema, '', subject),
});

function successOf(call: Call) {
  if (call.status === 204) return { description: 'Done' };
  if (call.returnsFile) return { description: 'The file', content: { 'image/webp': {} } };
  return {
    description: 'Done',
    content: { 'application/json': contentOf(schemaOf(call.output, 'output'), subjectOf(call.path)) },
  };
}

function streamOperation({ path, summary, event, refuses }: Stream): Operation {
  const schema = schemaOf(event, 'output');
  const parameters = path.includes('{id}')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 }]
    : [];
  const resume = {
    name: 'Last-Event-ID',
    in: 'header',
    required: false,
    schema: { type: 'integer' },
    example: 1,
  };
  return {
    summary,
    security: [{ token: [] }],
    parameters: [...parameters, resume],
    responses: {
      200: { description: 'Events', content: { 'text/event-stream': contentOf(schema, subjectOf(path)) } },
      ...refusalResponses(refuses),
      default: OTHER_PROBLEM,
    },
  };
}

function webhookOperation(): Operation {
  const signature = {
    name: 'Stripe-Signature',
    in: 'header',
    required: true,
    schema: { type: 'string' },
    example: 't=1795276800,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
  };
  const event: Schema = { type: 'object', description: 'An event as Stripe writes it' };
  const received: Schema = { type: 'object', properties: { received: { type: 'boolean' } } };
  const example = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: {} } };
  return {
    summary: STRIPE_WEBHOOK.says,
    security: [],
    parameters: [signature],
    requestBody: { content: { 'application/json': { schema: event, example } } },
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: received, example: { received: true } } },
      },
      ...refusalResponses(STRIPE_WEBHOOK.refuses),
      default: OTHER_PROBLEM,
    },
  };
}

function schemaOf(type: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const schema = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // A file stands for itself; a comma list is a text on the wire.
      if (zodSchema._zod.def.type === 'custom')
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  }) as Schema;
  delete schema['$schema'];
  return snakeKeys(schema);
}

/** The names of properties, at every depth, as they stand on the wire. */
function snakeKeys(schema: Schema): Schema {
  const renamed: Schema = { ...schema };
  if (schema.properties !== undefined)
    renamed.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [snakeCase(name), snakeKeys(inner)]),
    );
  if (schema.required !== undefined) renamed.required = schema.required.map(snakeCase);
  for (const key of ['items', 'additionalProperties', 'propertyNames'])
    if (typeof schema[key] === 'object') renamed[key] = snakeKeys(schema[key] as Schema);
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
    if (Array.isArray(schema[key])) renamed[key] = (schema[key] as Schema[]).map(snakeKeys);
  return renamed;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The document as a plain page: no script, no style, so it stands under the strictest policy. */
export function docsPage({ info, paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const { summary, ...rest } = operation;
      return `<section><h2>${method.toUpperCase()} ${escaped(path)}</h2><p>${escaped(summary)}</p><details><summary>Shapes</summary><pre>${escaped(JSON.stringify(rest, null, 2))}</pre></details></section>`;
    }),
  );
  const refusals = Object.entries(REFUSALS).map(
    ([code, { status, message }]) =>
      `<tr id="${code}"><td>${code}</td><td>${status}</td><td>${escaped(message)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(info.title)}</title></head><body><main><h1>${escaped(info.title)}</h1><p>The same as <a href="/api/openapi.json">OpenAPI</a>.</p>${calls.join('')}<section><h2>Codes</h2><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Says</th></tr></thead><tbody>${refusals.join('')}</tbody></table></section></main></body></html>`;
}
