import * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { psychicMessages, userMessages } from '#contract/readings/calls.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { snakeCase } from '#contract/wire.ts';

type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; required?: string[] };

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
export function apiDocument(calls: readonly Call[]): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  for (const { path, says, event } of [userMessages, psychicMessages])
    paths[path] = { get: streamOperation(path, says, schemaOf(event, 'output')) };
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token {token}' },
      },
      schemas: { Problem: PROBLEM },
      responses: {
        Problem: {
          description: 'A problem',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(REFUSALS) },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { param: { type: 'string' }, msg: { type: 'string' } } },
    },
  },
};

function operationOf(call: Call): Operation {
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
    summary: call.says,
    security: call.isPublic ? [] : [{ token: [] }],
    parameters: names.filter((name) => inPath.includes(name) || isInQuery(name)).map(parameter),
    ...(inBody.length > 0 && { requestBody: { content: { [mediaType]: { schema: body } } } }),
    responses: { [call.status ?? 200]: successOf(call), default: { $ref: '#/components/responses/Problem' } },
  };
}

function successOf(call: Call) {
  if (call.status === 204) return { description: 'Done' };
  if (call.answersFile) return { description: 'The file', content: { 'image/webp': {} } };
  return {
    description: 'Done',
    content: { 'application/json': { schema: schemaOf(call.output, 'output') } },
  };
}

function streamOperation(path: string, says: string, schema: Schema): Operation {
  const parameters = path.includes('{id}')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }]
    : [];
  const resume = { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'integer' } };
  return {
    summary: says,
    security: [{ token: [] }],
    parameters: [...parameters, resume],
    responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema } } } },
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
    ([code, { status, says }]) =>
      `<tr id="${code}"><td>${code}</td><td>${status}</td><td>${escaped(says)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(info.title)}</title></head><body><main><h1>${escaped(info.title)}</h1><p>The same as <a href="/api/openapi.json">OpenAPI</a>.</p>${calls.join('')}<section><h2>Codes</h2><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Says</th></tr></thead><tbody>${refusals.join('')}</tbody></table></section></main></body></html>`;
}
