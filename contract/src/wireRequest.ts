import type { Call } from './call.ts';
import { camelCase, snakeCase, toWire } from './wire.ts';

/** A call as an HTTP request, without the headers that authenticate it. */
export interface WireRequest {
  method: Call['method'];
  /** Path and query. */
  address: string;
  /** A form sets its own content type, with the boundary in it. */
  body: string | FormData | null;
  contentType: 'application/json' | null;
}

/**
 * Builds the HTTP request of a call from its camelCase input: values go into the path's braces, then into the query of
 * a GET, a form, or a JSON body. Undefined is left out everywhere; null everywhere but in JSON.
 */
export function toWireRequest(call: Call, input: unknown): WireRequest {
  const rest = new Map(
    Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined),
  );
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(camelCase(name));
    rest.delete(camelCase(name));
    return encodeURIComponent(toParameterText(value));
  });
  const { method } = call;
  if (method === 'GET') return { method, address: path + toQueryString(rest), body: null, contentType: null };
  if (call.body === 'form') return { method, address: path, body: toFormData(rest), contentType: null };
  if (method === 'DELETE' && rest.size === 0) return { method, address: path, body: null, contentType: null };
  const body = JSON.stringify(toWire(Object.fromEntries(rest)));
  return { method, address: path, body, contentType: 'application/json' };
}

function toQueryString(input: Map<string, unknown>): string {
  const pairs = [...input].filter(([, value]) => value !== null);
  const query = new URLSearchParams(pairs.map(([key, value]) => [snakeCase(key), toParameterText(value)]));
  // A query may contain commas, and lists are easier to read with them.
  return query.size === 0 ? '' : `?${query.toString().replaceAll('%2C', ',')}`;
}

function toFormData(input: Map<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of input) {
    if (value === null) continue;
    if (value instanceof Blob) form.set(snakeCase(key), value);
    else form.set(snakeCase(key), toParameterText(value));
  }
  return form;
}

/** A list in a query becomes comma-separated; a list or object in a form becomes JSON. */
function toParameterText(value: unknown): string {
  if (typeof value === 'string') return value;
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return isPlainList ? value.join(',') : JSON.stringify(toWire(value));
}
