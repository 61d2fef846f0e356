import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../platform/context.ts';
import { type Encoding, FrontPage } from '../welcome/frontPage.ts';
import { isHiddenFromSearch } from '../welcome/pageValues.ts';
import { WEB_DIST, WELCOME_TEMPLATE } from './web.ts';

/** The front page and what search engines ask for. Nothing here depends on the request's Host header. */
export async function mountWelcomeRoutes(server: FastifyInstance, services: Services): Promise<void> {
  const isHidden = isHiddenFromSearch(services.config);
  const allowListing = (reply: FastifyReply) => (isHidden ? reply : reply.removeHeader('x-robots-tag'));

  server.get('/robots.txt', (_, reply) =>
    allowListing(reply).type('text/plain; charset=utf-8').send(buildRobots(services.publicUrl(), isHidden)),
  );
  server.get('/sitemap.xml', (_, reply) =>
    allowListing(reply).type('application/xml; charset=utf-8').send(buildSitemap(services.publicUrl())),
  );

  if (!existsSync(WEB_DIST + WELCOME_TEMPLATE)) return;
  const template = await readFile(WEB_DIST + WELCOME_TEMPLATE, 'utf8');
  const front = new FrontPage(template, services);
  server.get('/welcome', async (request, reply) => {
    const page = await front.get();
    const encoding = acceptedEncoding(request);
    const etag = page.etag(encoding);
    allowListing(reply)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', etag)
      .type('text/html; charset=utf-8');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (knownEtags(request).includes(etag)) return reply.code(304).send();
    return reply.send(await page.body(encoding));
  });
}

/** Crawlers must be able to read the pages that tell them not to be listed. */
const buildRobots = (site: string, isHidden: boolean): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n${isHidden ? '' : `\nSitemap: ${site}/sitemap.xml\n`}`;

const buildSitemap = (site: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>${site.replaceAll('&', '&amp;')}/welcome</loc></url>\n</urlset>\n`;

/** Without the `W/` prefix, which proxies add to weak ETags. */
const knownEtags = ({ headers }: FastifyRequest): string[] =>
  (headers['if-none-match'] ?? '').split(',').map((etag) => etag.trim().replace(/^W\//, ''));

function acceptedEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? 'identity';
}
