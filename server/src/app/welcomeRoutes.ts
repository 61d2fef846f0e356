import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../platform/context.ts';
import { chooseEncoding } from '../platform/http/chooseEncoding.ts';
import { matchesEtag } from '../platform/http/etag.ts';
import { FrontPage } from '../welcome/frontPage.ts';
import { isHiddenFromSearch } from '../welcome/pageValues.ts';
import { WEB_DIST, WELCOME_TEMPLATE } from './web.ts';

/** Smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;

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
  server.get('/welcome', async ({ headers }, reply) => {
    const page = await front.get();
    const encoding = chooseEncoding(headers['accept-encoding'], ENCODINGS) ?? 'identity';
    const etag = page.etag(encoding);
    allowListing(reply)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', etag)
      .type('text/html; charset=utf-8');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(await page.body(encoding));
  });
}

/** Crawlers must be able to read the pages that tell them not to be listed. */
const buildRobots = (site: string, isHidden: boolean): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n${isHidden ? '' : `\nSitemap: ${site}/sitemap.xml\n`}`;

const buildSitemap = (site: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>${site.replaceAll('&', '&amp;')}/welcome</loc></url>\n</urlset>\n`;
