import type { FastifyRequest } from 'fastify';

const SCHEME = 'Token ';

/** The token of `Authorization: Token …`; undefined without one, or with another scheme. */
export function readToken({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  return authorization.startsWith(SCHEME) ? authorization.slice(SCHEME.length) : undefined;
}
