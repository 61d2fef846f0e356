import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';

const WEB = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const DECKS = fileURLToPath(new URL('../../../decks/dist/', import.meta.url));
const A_YEAR_MS = 365 * 24 * 3_600_000;

/** Scripts and styles of our own only, nothing inline; pictures also from memory (`blob:`). */
export function contentSecurityPolicy({ publicUrl, sentryDsn }: Config): FastifyHelmetOptions {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'", ...(sentryDsn === undefined ? [] : [new URL(sentryDsn).origin])],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
  };
}

/** The built web app and the decks. A path that is no file of theirs is a screen, unless it names one. */
export async function mountWeb(server: FastifyInstance, { sentryDsn }: Config): Promise<void> {
  await server.register(fastifyStatic, {
    root: DECKS,
    prefix: '/decks/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: A_YEAR_MS,
  });
  if (!existsSync(`${WEB}index.html`)) return;
  await server.register(fastifyStatic, {
    root: WEB,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const index = withSentryDsn(await readFile(`${WEB}index.html`, 'utf8'), sentryDsn);
  server.setNotFoundHandler((request, reply) => {
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(request.url.split('?')[0]!);
    if (!isScreen) return reply.code(404).type('text/plain').send('Not found');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(index);
  });
}

/** The page learns from its head where errors are reported, if anywhere. */
function withSentryDsn(page: string, dsn: string | undefined): string {
  return dsn === undefined
    ? page
    : page.replace('</head>', `<meta name="sentry-dsn" content="${encodeURI(dsn)}"></head>`);
}
