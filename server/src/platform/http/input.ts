import '@fastify/multipart';
import * as z from 'zod';
import type { FastifyRequest } from 'fastify';
import { type Call, listPathParameters } from '#contract/call.ts';
import { type FieldError, refuse, refuseFields } from '#contract/refusals.ts';
import { fromWire, snakeCase } from '#contract/wire.ts';
import { refuseLargeJson, refuseLargeValue } from './jsonBounds.ts';
import type { RawFields } from './route.ts';

z.config(z.locales.en());

interface InputChecks {
  /** Sees the input before it is validated. */
  admit: (input: RawFields) => void;
  /** More errors, which are reported with those of the contract. */
  findErrors: (input: RawFields) => readonly FieldError[];
}
type InputReader = (request: FastifyRequest, checks: InputChecks) => Promise<unknown>;

const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
const FORM_MAX_FIELDS = 30;
/** Of a form's field, or of a whole form without files. */
export const FORM_MAX_BYTES = 256 * 1024;
/** Listing every wrong field could make the response larger than the request body. */
const ERRORS_MAX = 20;
const NAME_MAX = 100;
const MESSAGE_MAX = 200;
const UNKNOWN = 'This field is not known here';

/**
 * Reads a call's input: path, query and body are merged into one camelCase object and parsed by the contract. Strings
 * of path, query and form are converted to numbers, booleans or JSON where the contract expects these.
 * @throws {Refusal} 400 with a message for each wrong field; 404 when a number in the path is invalid
 */
export function createInputReader(call: Call): InputReader {
  const inPath = new Set(listPathParameters(call));
  const kinds = collectFieldKinds(call.input);
  const fromTexts = (texts: unknown) => {
    // Including nested values: a multipart part can declare itself as JSON and is then already parsed.
    refuseLargeValue(texts as RawFields, refuseCamelCaseNames);
    const input = fromWire({ ...(texts as RawFields) }) as RawFields;
    for (const key in input) input[key] = coerceText(kinds.get(key), input[key]);
    return input;
  };
  const optional = call.body === 'form' ? collectOptionalFields(call.input) : new Set();
  // A form sends an empty string for a field that was not filled in.
  const readForm = (fields: RawFields) =>
    Object.fromEntries(
      Object.entries(fromTexts(fields)).filter(([key, value]) => value !== '' || !optional.has(key)),
    );
  const readBody = async (request: FastifyRequest) => {
    const { body } = request;
    const isUrlEncoded = body instanceof URLSearchParams;
    if (!isUrlEncoded && !request.isMultipart?.()) return readJsonBody(request);
    if (call.body !== 'form') refuse('unsupported_media_type');
    return readForm(isUrlEncoded ? readUrlEncodedFields(body) : await readFormFields(request));
  };
  return async (request, { admit, findErrors }) => {
    const given = { ...(await readBody(request)), ...fromTexts(request.query) };
    const path = fromTexts(request.params);
    refuseNamesOfPath(given, path);
    const input = { ...given, ...path };
    refuseUnstorable(input, '');
    admit(input);
    const parsed = z.safeParse(call.input, input);
    const moreErrors = findErrors(input);
    if (parsed.success && moreErrors.length === 0) return parsed.data;
    const errors = limitErrors([...toFieldErrors(parsed.error?.issues ?? [], kinds), ...moreErrors]);
    if (errors.every(({ param }) => inPath.has(param))) refuse('not_found');
    refuseFields(errors);
  };
}

function readJsonBody(request: FastifyRequest): RawFields {
  const { body } = request;
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    refuse('malformed', 'The body must be a JSON object');
  refuseLargeValue(body, refuseCamelCaseNames);
  return fromWire(body) as RawFields;
}

/** The fields of a multipart form: strings, and files as `File`. */
async function readFormFields(request: FastifyRequest): Promise<RawFields> {
  const fields: [string, unknown][] = [];
  try {
    const limits = {
      fileSize: UPLOAD_MAX_BYTES,
      files: 1,
      fields: FORM_MAX_FIELDS,
      parts: FORM_MAX_FIELDS + 1,
      fieldSize: FORM_MAX_BYTES,
    };
    for await (const part of request.parts({ limits })) {
      const value =
        part.type === 'file'
          ? new File([new Uint8Array(await part.toBuffer())], part.filename ?? '', { type: part.mimetype })
          : normalizeNewlines(part.value);
      fields.push([part.fieldname, value]);
    }
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code.startsWith('FST_')) throw error;
    refuse('malformed', 'The form could not be read to its end');
  }
  return collectFields(fields);
}

/** The fields of a form without files. */
function readUrlEncodedFields(form: URLSearchParams): RawFields {
  if (form.size > FORM_MAX_FIELDS) refuse('malformed', 'The form has too many fields');
  return collectFields(form.entries().map(([name, text]) => [name, normalizeNewlines(text)]));
}

/** Refuses several fields with the same name, because which one counts would be undefined. */
function collectFields(given: Iterable<[string, unknown]>): RawFields {
  const fields: RawFields = Object.create(null) as RawFields;
  const repeated = new Set<string>();
  for (const [name, value] of given) {
    if (name in fields) repeated.add(name);
    fields[name] = value;
  }
  if (repeated.size > 0)
    refuseFields(
      limitErrors([...repeated].map((param) => ({ param, msg: 'This field is given more than once' }))),
    );
  return { ...fields };
}

/** Forms submit line breaks as CR LF; this restores LF. */
const normalizeNewlines = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll('\r\n', '\n') : text;

type FieldKind = 'number' | 'boolean' | 'json' | 'text';

const getShape = (input: z.core.$ZodType): Record<string, z.core.$ZodType> =>
  (input._zod.def as { shape?: Record<string, z.core.$ZodType> }).shape ?? {};

const collectFieldKinds = (input: z.core.$ZodType): Map<string, FieldKind> =>
  new Map(Object.entries(getShape(input)).map(([key, type]) => [key, toFieldKind(type)]));

const collectOptionalFields = (input: z.core.$ZodType): Set<string> =>
  new Set(
    Object.entries(getShape(input)).flatMap(([key, { _zod }]) => (_zod.optin === 'optional' ? [key] : [])),
  );

function toFieldKind(type: z.core.$ZodType): FieldKind {
  const { def } = type._zod as unknown as {
    def: { type: string; innerType?: z.core.$ZodType; values?: unknown[]; in?: z.core.$ZodType };
  };
  if (def.innerType !== undefined) return toFieldKind(def.innerType);
  if (def.type === 'number' || def.type === 'boolean') return def.type;
  if (def.type === 'literal') return typeof def.values?.[0] === 'number' ? 'number' : 'text';
  return def.type === 'array' || def.type === 'object' ? 'json' : 'text';
}

function coerceText(kind: FieldKind | undefined, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (kind === 'number') return /^-?\d{1,16}(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return kind === 'json' ? parseJsonField(text) : text;
}

/** JSON in a field must meet the limits of a JSON body. Invalid JSON stays a string, which validation then refuses. */
function parseJsonField(text: string): unknown {
  refuseLargeJson(text);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof given === 'object' && given !== null) refuseLargeValue(given, refuseCamelCaseNames);
  return fromWire(given);
}

/**
 * Names are snake_case on the wire: `isRushed` would also be read as `is_rushed`, and which one counts would be
 * undefined.
 */
function refuseCamelCaseNames(fields: RawFields): void {
  const others = Object.keys(fields).filter((name) => /[A-Z]/.test(name));
  if (others.length > 0) refuseFields(limitErrors(others.map((param) => ({ param, msg: UNKNOWN }))));
}

/** Refuses body and query fields that the path sets too: otherwise the body of another record could change this one. */
function refuseNamesOfPath(given: RawFields, path: RawFields): void {
  const again = Object.keys(path).filter((name) => Object.hasOwn(given, name));
  if (again.length > 0) refuseFields(again.map((name) => ({ param: snakeCase(name), msg: UNKNOWN })));
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

function refuseUnstorable(value: unknown, param: string): void {
  if (typeof value === 'string' && !isStorable(value))
    refuseFields(limitErrors([{ param, msg: 'This text has characters that cannot be stored' }]));
  if (typeof value !== 'object' || value === null || value instanceof File) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) refuse('malformed');
    refuseUnstorable(inner, param === '' ? snakeCase(key) : param);
  }
}

function toFieldErrors(
  issues: readonly z.core.$ZodIssue[],
  kinds: ReadonlyMap<PropertyKey, FieldKind>,
): FieldError[] {
  const errors = issues.values().flatMap((issue) => {
    // A comma-separated list is one string on the wire, so an error in one item is reported for the field.
    const isText = issue.path.length > 0 && kinds.get(issue.path[0]!) === 'text';
    const param = (isText ? issue.path.slice(0, 1) : issue.path)
      .map((step) => (typeof step === 'string' ? snakeCase(step) : String(step)))
      .join('.');
    if (issue.code !== 'unrecognized_keys') return [{ param, msg: issue.message }].values();
    const prefix = param === '' ? '' : `${param}.`;
    return issue.keys.values().map((key) => ({ param: prefix + snakeCase(key), msg: UNKNOWN }));
  });
  return [...errors];
}

/** The first `ERRORS_MAX` errors, each field once. */
function limitErrors(errors: Iterable<FieldError>): FieldError[] {
  const byParam = new Map<string, FieldError>();
  for (const { param, msg } of errors) {
    const name = truncateForAnswer(param, NAME_MAX);
    if (!byParam.has(name)) byParam.set(name, { param: name, msg: truncateForAnswer(msg, MESSAGE_MAX) });
    if (byParam.size === ERRORS_MAX) break;
  }
  return [...byParam.values()];
}

/** Control characters would take six bytes each in the response and could break log lines. */
const truncateForAnswer = (text: string, length: number) =>
  text
    .slice(0, length)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\uFFFD');
