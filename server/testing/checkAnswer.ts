import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';
import { fromWire } from '#contract/wire.ts';
import { REFUSED_ANYWHERE, refusalsOf, type Route } from '../src/platform/http/route.ts';
import { routes } from '../src/app/features.ts';

/** A response that the contract does not declare for the call. */
export class UndeclaredAnswer extends Error {}

/** The statuses of a server that has a fault or is too busy: they fail a test that does not provoke them. */
const FAILURES = [500, 503] as const;
export type Failure = (typeof FAILURES)[number];

/**
 * Checks a response against the contract: its status, its shape without extra keys, and that the route declares its
 * refusal. Ignores requests that are not calls of the contract.
 * @throws {UndeclaredAnswer}
 */
export async function checkAnswer(
  method: string,
  address: string,
  response: Response,
  mayFail: readonly Failure[],
): Promise<void> {
  const route = findRoute(method, address);
  if (route === undefined) return;
  const failure = FAILURES.find((status) => status === response.status);
  if (failure !== undefined && mayFail.includes(failure)) return;
  const fault =
    failure === undefined
      ? await findAnswerFault(route, response.clone())
      : `${failure} ${await response.clone().text()}`;
  if (fault !== undefined) throw new UndeclaredAnswer(`${method} ${address}: ${fault}`);
}

const patterns = routes.map((route) => {
  const { path, method } = route.call;
  return { route, method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) };
});

function findRoute(method: string, address: string): Route | undefined {
  const [path] = address.split('?') as [string];
  return patterns.find((each) => each.method === method.toUpperCase() && each.pattern.test(path))?.route;
}

async function findAnswerFault(route: Route, response: Response): Promise<string | undefined> {
  const { call } = route;
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/problem+json')) {
    const { code } = (await response.json()) as { code: RefusalCode };
    if (REFUSALS[code].status !== response.status) return `${code} with status ${response.status}`;
    return isDeclared(route, code) ? undefined : `${code} is not among its refusals`;
  }
  const status = call.status ?? 200;
  if (response.status !== status) return `status ${response.status} in place of ${status}`;
  if (call.returnsFile === true)
    return type === (call.fileType ?? 'image/webp') ? undefined : `a file of type ${type}`;
  const text = await response.text();
  return status === 204 ? (text === '' ? undefined : 'a body with 204') : findShapeFault(call.output, text);
}

const isDeclared = (route: Route, code: RefusalCode): boolean =>
  refusalsOf(route).has(code) || (REFUSED_ANYWHERE as readonly RefusalCode[]).includes(code);

/** Why JSON does not have this shape; undefined if it does, without extra keys. */
export function findShapeFault(shape: z.core.$ZodType, json: string): string | undefined {
  const value = fromWire(JSON.parse(json));
  const parsed = z.safeParse(shape, value);
  if (!parsed.success) return parsed.error.message;
  // Parsing drops extra keys.
  return isDeepStrictEqual(parsed.data, value) ? undefined : `a key that its shape does not have: ${json}`;
}
