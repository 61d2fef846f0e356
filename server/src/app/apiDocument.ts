import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import { acceptsIfMatch, type Call, listPathParameters, type Stream } from '#contract/call.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { memberStream, writerStream } from '#contract/liveEvents.ts';
import { type FieldError, REFUSALS, Refusal, type RefusalCode } from '#contract/refusals.ts';
import { snakeCase } from '#contract/wire.ts';
import { toProblem } from '../platform/http/problem.ts';
import { REFUSED_ANYWHERE, refusalsOf, type Route } from '../platform/http/route.ts';
import { buildExample, type Schema } from './apiExamples.ts';
import { INBOUND_MAIL } from './inboundMailRoute.ts';
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

/** The OpenAPI 3.1 document of the calls, with wire names. */
export function buildApiDocument(routes: readonly Route[]): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const route of routes) {
    const { path, method } = route.call;
    (paths[path] ??= {})[method.toLowerCase()] = toOperation(route);
  }
  for (const stream of [memberStream, writerStream])
    paths[stream.path] = { get: buildStreamOperation(stream) };
  paths[STRIPE_WEBHOOK.path] = { post: buildWebhookOperation() };
  paths[INBOUND_MAIL.path] = { post: buildInboundMailOperation() };
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token {token}' },
        mailSecret: { type: 'http', scheme: 'bearer', description: 'MAIL_IN_SECRET' },
      },
      schemas: { Problem: PROBLEM_SCHEMA },
      examples: Object.fromEntries(REFUSAL_CODES.map((code) => [code, { value: buildProblemExample(code) }])),
      responses: { Problem: buildProblemResponse('Any other problem', REFUSED_ANYWHERE) },
    },
  };
}

const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[];
const WRONG_FIELD: FieldError = { param: 'email', msg: 'Email is not valid' };

const buildProblemExample = (code: RefusalCode): unknown =>
  JSON.parse(toProblem(new Refusal(code, undefined, code === 'invalid' ? [WRONG_FIELD] : [])).body);

function buildProblemResponse(description: string, codes: readonly RefusalCode[]) {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  const schema = { $ref: '#/components/schemas/Problem' };
  return {
    description,
    content: { 'application/problem+json': { schema, examples: Object.fromEntries(examples) } },
  };
}

/** Refusals by status, with an example of every code the call may return. */
function buildRefusalResponses(codes: Iterable<RefusalCode>) {
  const byStatus = Map.groupBy(codes, (code) => REFUSALS[code].status);
  const responses = [...byStatus].map(([status, those]) => [
    status,
    buildProblemResponse(STATUS_CODES[status]!, those),
  ]);
  return Object.fromEntries(responses) as Record<string, object>;
}

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: REFUSAL_CODES },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { param: { type: 'string' }, msg: { type: 'string' } } },
    },
  },
};

/** The last word of a path is its subject: `/api/readers/{id}` is about readers. */
const lastPathWord = (path: string) =>
  path
    .split('/')
    .filter((word) => word !== '' && !word.startsWith('{'))
    .at(-1);

function toOperation(route: Route): Operation {
  const { call } = route;
  const subject = lastPathWord(call.path);
  const input = toJsonSchema(call.input, 'input');
  const inPath = listPathParameters(call);
  const { properties = {}, required = [] } = input;
  const isInQuery = (name: string) =>
    call.method === 'GET' || (call.method === 'DELETE' && !inPath.includes(name));
  const parameter = (name: string) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || (required.includes(name) && call.method === 'GET'),
    schema: properties[name],
    // In a query, a list is one comma-separated string.
    ...(properties[name]?.['type'] === 'array' && { explode: false }),
    example: buildExample(properties[name]!, name, subject),
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
    parameters: [
      ...names.filter((name) => inPath.includes(name) || isInQuery(name)).map(parameter),
      ...(acceptsIfMatch(call) ? [IF_MATCH] : []),
    ],
    ...(inBody.length > 0 && { requestBody: { content: { [mediaType]: buildContent(body, subject) } } }),
    responses: {
      [call.status ?? 200]: buildSuccessResponse(call),
      ...buildRefusalResponses(refusalsOf(route)),
      default: OTHER_PROBLEM,
    },
  };
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: "The record's etag as it was read: if it has been edited since, the call is refused",
};

const OTHER_PROBLEM = { $ref: '#/components/responses/Problem' };

const buildContent = (schema: Schema, subject: string | undefined) => ({
  schema,
  example: buildExample(schema, '', subject),
});

function buildSuccessResponse(call: Call) {
  if (call.status === 204) return { description: 'Done' };
  if (call.returnsFile) return { description: 'The file', content: { [call.fileType ?? 'image/webp']: {} } };
  return {
    description: 'Done',
    content: {
      'application/json': buildContent(toJsonSchema(call.output, 'output'), lastPathWord(call.path)),
    },
  };
}

function buildStreamOperation({ path, summary, event, refuses }: Stream): Operation {
  const schema = toJsonSchema(event, 'output');
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
      200: {
        description: 'Events',
        content: { 'text/event-stream': buildContent(schema, lastPathWord(path)) },
      },
      ...buildRefusalResponses(refuses),
      default: OTHER_PROBLEM,
    },
  };
}

function buildWebhookOperation(): Operation {
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
    summary: STRIPE_WEBHOOK.summary,
    security: [],
    parameters: [signature],
    requestBody: { content: { 'application/json': { schema: event, example } } },
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: received, example: { received: true } } },
      },
      ...buildRefusalResponses(STRIPE_WEBHOOK.refuses),
      default: OTHER_PROBLEM,
    },
  };
}

function buildInboundMailOperation(): Operation {
  const mail: Schema = { type: 'string', format: 'binary', description: 'A message as in RFC 5322' };
  const received: Schema = { type: 'object', properties: { received: { type: 'boolean' } } };
  const example =
    'From: ada@example.com\r\nTo: reply+1.2.20000.0123456789abcdef0123@reply.example.com\r\nMessage-ID: <1@example.com>\r\n\r\nThank you!\r\n';
  return {
    summary: INBOUND_MAIL.summary,
    security: [{ mailSecret: [] }],
    requestBody: { required: true, content: { 'message/rfc822': { schema: mail, example } } },
    responses: {
      200: {
        description: 'Taken, whatever became of it',
        content: { 'application/json': { schema: received, example: { received: true } } },
      },
      ...buildRefusalResponses(INBOUND_MAIL.refuses),
      default: OTHER_PROBLEM,
    },
  };
}

function toJsonSchema(type: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const schema = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // A file has no JSON schema; a comma list is a string on the wire.
      if (zodSchema._zod.def.type === 'custom')
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  }) as Schema;
  delete schema['$schema'];
  return toSnakeKeys(schema);
}

/** Property names converted to wire names, at every depth. */
function toSnakeKeys(schema: Schema): Schema {
  const renamed: Schema = { ...schema };
  if (schema.properties !== undefined)
    renamed.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [snakeCase(name), toSnakeKeys(inner)]),
    );
  if (schema.required !== undefined) renamed.required = schema.required.map(snakeCase);
  for (const key of ['items', 'additionalProperties', 'propertyNames'])
    if (typeof schema[key] === 'object') renamed[key] = toSnakeKeys(schema[key] as Schema);
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
    if (Array.isArray(schema[key])) renamed[key] = (schema[key] as Schema[]).map(toSnakeKeys);
  return renamed;
}
