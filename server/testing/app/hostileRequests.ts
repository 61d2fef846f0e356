import * as fc from 'fast-check';
import type { Call } from '#contract/call.ts';
import { snakeCase } from '#contract/wire.ts';

/** A body, query or header that nobody sends by mistake, of any size. */
export interface HostileShape {
  name: string;
  /** @param size approximate size in bytes */
  build(size: number): { query?: string; headers?: Record<string, string>; body?: string };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=b' };
/** Node refuses requests whose line and headers exceed 16 KB. */
const HEAD_MAX = 15_000;

const VALUES = [
  '1', 'null', 'true', '""', '"x"', '{}', '[]', '[[]]', '{"a":1}', '{"A":1}', '-0.5e10', '1e999',
  '"\\ud83c"', '"\\u0000"', '{"__proto__":1}', '{"constructor":{"prototype":1}}',
]; // prettier-ignore
/** As inside JSON string quotes. */
const TEXTS = [
  'a', 'A', '1', '1 ', ' ', '.', '-', '/', ':', '@', 'a@', 'a.', '.a', 'a@a.', '%20', '+', '_', 'a_b_',
  '\\\\', '\\"', '\\n', '\\u0000', '\\u0001', '\\ud83c', 'é', 'e\u0301', '\u0301', '👩‍👩‍👧', '\u202e', '漢', '\u00a0',
  'cvc', 'cvc ', 'card_holder:', 'cardHolder\\"', '4242 ', '2020-01-01', '12:00:00', 'Europe/', '__proto__',
]; // prettier-ignore
const KEYS: Record<string, (n: number) => string> = {
  small: (n) => `k${n}`,
  capital: (n) => `K${n}`,
  camel: (n) => `isRushed${n}`,
  'with _': (n) => `a_b_${n}`,
  number: (n) => String(n * 7919),
  control: (n) => `\\u0001${n}`,
  nul: (n) => `\\u0000${n}`,
  same: () => 'same',
  own: () => 'email',
  prototype: () => '__proto__',
  long: (n) => `${'long_name_'.repeat(40)}${n}`,
};

const repeatPieces = (size: number, piece: (n: number) => string, between = '') => {
  const pieces: string[] = [];
  for (let length = 0, n = 0; length < size; n++) {
    pieces.push(piece(n));
    length += pieces.at(-1)!.length + between.length;
  }
  return pieces.join(between);
};
const jsonRequest = (body: string) => ({ headers: JSON_TYPE, body });
const formRequest = (parts: string) => ({ headers: FORM_TYPE, body: `${parts}--b--\r\n` });
const formPart = (name: string, text: string, type = 'text/plain') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;

/** Shapes by name, from a field's name, a text and a value; all of them are tried for every call. */
const FAMILIES: Record<
  string,
  (field: string, text: string, value: string, keyOf: (n: number) => string) => HostileShape['build']
> = {
  'many keys': (_, __, value, keyOf) => (size) =>
    jsonRequest(`{${repeatPieces(size, (n) => `"${keyOf(n)}":${value}`, ',')}}`),
  'many keys inside': (field, _, value, keyOf) => (size) =>
    jsonRequest(`{"${field}":{${repeatPieces(size, (n) => `"${keyOf(n)}":${value}`, ',')}}}`),
  'many items': (field, _, value) => (size) =>
    jsonRequest(`{"${field}":[${repeatPieces(size, () => value, ',')}]}`),
  'an array': (_, __, value) => (size) => jsonRequest(`[${repeatPieces(size, () => value, ',')}]`),
  'deep arrays': (field) => (size) =>
    jsonRequest(`{"${field}":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`),
  'deep objects': (field) => (size) =>
    jsonRequest(`${`{"${field}":`.repeat(size / 9)}1${'}'.repeat(size / 9)}`),
  'an open end': (field, text) => (size) =>
    jsonRequest(`{"${field}":[{"a":"${repeatPieces(size, () => text)}`),
  'opened only': () => (size) => jsonRequest('['.repeat(size)),
  'a long text': (field, text) => (size) => jsonRequest(`{"${field}":"${repeatPieces(size, () => text)}"}`),
  'a long text with an end': (field, text) => (size) =>
    jsonRequest(`{"${field}":"${repeatPieces(size, () => text)}!"}`),
  'a long key': (_, text) => (size) => jsonRequest(`{"${repeatPieces(size, () => text)}":1}`),
  'a long number': (field) => (size) => jsonRequest(`{"${field}":${'7'.repeat(size)}}`),
  'a long fraction': (field) => (size) => jsonRequest(`{"${field}":0.${'7'.repeat(size)}}`),
  blanks: () => (size) => jsonRequest(`{${' '.repeat(size)}}`),
  'only a text': (_, text) => (size) => jsonRequest(`"${repeatPieces(size, () => text)}"`),
  rubbish: (_, text) => (size) => jsonRequest(repeatPieces(size, () => text)),
  'many fields of a form': (_, text, __, keyOf) => (size) =>
    formRequest(repeatPieces(size, (n) => formPart(keyOf(n), text))),
  'a long field of a form': (field, text) => (size) =>
    formRequest(
      formPart(
        field,
        repeatPieces(size, () => text),
      ),
    ),
  'JSON in a form': (field, _, value) => (size) =>
    formRequest(formPart(field, `[${repeatPieces(size, () => value, ',')}]`)),
  'a part of JSON': (field, _, value) => (size) =>
    formRequest(formPart(field, `[${repeatPieces(size, () => value, ',')}]`, 'application/json')),
  'deep JSON in a form': (field) => (size) =>
    formRequest(formPart(field, `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`, 'application/json')),
  'a long head of a part': (field, text) => (size) =>
    formRequest(
      `--b\r\nContent-Disposition: form-data; name="${field}"\r\nX: ${repeatPieces(size, () => text)}\r\n\r\n1\r\n`,
    ),
  'no form': (_, text) => (size) => ({ headers: FORM_TYPE, body: repeatPieces(size, () => text) }),
  'a long parameter': (field, text) => (size) => ({
    query: `${field}=${encodeURIComponent(repeatPieces(Math.min(size, HEAD_MAX) / 9, () => withoutLineBreaks(text)))}`,
  }),
  'many parameters': (_, __, ___, keyOf) => (size) => ({
    query: repeatPieces(
      Math.min(size, HEAD_MAX) / 3,
      (n) => `${encodeURIComponent(withoutLineBreaks(keyOf(n)))}=1`,
      '&',
    ),
  }),
  'one parameter many times': (field) => (size) => ({
    query: repeatPieces(Math.min(size, HEAD_MAX), () => `${field}=1`, '&'),
  }),
  'a list of many': (field) => (size) => ({ query: `${field}=${'a,'.repeat(Math.min(size, HEAD_MAX) / 2)}` }),
  'broken escapes': (field) => (size) => ({
    query: `${field}=${'%F0%9'.repeat(Math.min(size, HEAD_MAX) / 5)}`,
  }),
  'a long key of idempotency': (_, text) => (size) => ({
    ...jsonRequest('{}'),
    headers: { ...JSON_TYPE, 'idempotency-key': headerText(text, size) },
  }),
  'a long If-Match': (_, text) => (size) => ({
    ...jsonRequest('{}'),
    headers: {
      ...JSON_TYPE,
      'if-match': `"${headerText(text, size)}"`,
      'if-none-match': headerText(text, size),
    },
  }),
  'another content type': (_, text) => (size) => ({
    headers: { 'content-type': `application/json; charset=${headerText(text, size)}` },
    body: '{}',
  }),
};

/** Decodes JSON escapes; a lone surrogate cannot be put into a URL. */
const withoutLineBreaks = (text: string) =>
  text
    .replaceAll(/\\u(....)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toWellFormed();
const headerText = (text: string, size: number) =>
  repeatPieces(Math.min(size, HEAD_MAX), () => text)
    .replaceAll(/[^\x20-\x7e]/g, '~')
    .slice(0, HEAD_MAX);

const fieldsArbitrary = ({ input }: Call): string[] => {
  const { shape = {} } = (input._zod.def as { shape?: object }) ?? {};
  return Object.keys(shape).map(snakeCase);
};

/** Any of the shapes, for the fields of this call. */
export const hostileShapes = (call: Call): fc.Arbitrary<HostileShape> =>
  fc
    .record({
      family: fc.constantFrom(...Object.keys(FAMILIES)),
      field: fc.constantFrom(...fieldsArbitrary(call), 'unknown'),
      text: fc.oneof(fc.constantFrom(...TEXTS), fc.string({ minLength: 1, maxLength: 5 }).map(inJson)),
      value: fc.constantFrom(...VALUES),
      key: fc.constantFrom(...Object.keys(KEYS)),
    })
    .map(({ family, field, text, value, key }) => shapeArbitrary(family, field, text, value, key));

/** Each family of shapes once, for the fields in turn. */
export function listShapes(call: Call): HostileShape[] {
  const fields = [...fieldsArbitrary(call), 'unknown'];
  return Object.keys(FAMILIES).map((family, at) => {
    const field = fields[at % fields.length]!;
    const text = TEXTS[(at * 7) % TEXTS.length]!;
    return shapeArbitrary(family, field, text, VALUES[at % VALUES.length]!, Object.keys(KEYS)[at % 11]!);
  });
}

const shapeArbitrary = (
  family: string,
  field: string,
  text: string,
  value: string,
  key: string,
): HostileShape => ({
  name: `${family}: ${JSON.stringify({ field, text, value, key })}`,
  build: FAMILIES[family]!(field, text, value, KEYS[key]!),
});

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** The URL of a call, with a number for each path parameter. */
export const buildPath = ({ path }: Call, query?: string) =>
  path.replaceAll(/\{\w+\}/g, '1') + (query === undefined ? '' : `?${query}`);
