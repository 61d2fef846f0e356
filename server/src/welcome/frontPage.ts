import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import mustache from 'mustache';
import type { PublicReader } from '#contract/readers/calls.ts';
import { escapeHtml } from '../platform/mail/escapeHtml.ts';
import type { Services } from '../platform/context.ts';
import { listPublicReaders } from '../readers/listPublicReaders.ts';
import { addCardVersions } from './cardVersions.ts';
import { NO_WELCOME_TEXT, type WelcomeText, WelcomeTextError } from './welcomeText.ts';
import { readWelcomeText } from './readWelcomeText.ts';
import { buildPageValues } from './pageValues.ts';

const CACHE_FOR = { seconds: 60 };

export type Encoding = 'br' | 'gzip' | 'identity';

const compressors: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: (html) => promisify<Buffer, object, Buffer>(gzip)(html, { level: 9 }),
  identity: (html) => Promise.resolve(html),
};

/** One version of the page, which is the same for every visitor until readers or the owner's text change. */
export class RenderedPage {
  readonly html: string;
  readonly #hash: string;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string) {
    this.html = html;
    this.#hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  }

  etag(encoding: Encoding): string {
    return `"${this.#hash}-${encoding}"`;
  }

  /** Compresses at the first use. */
  body(encoding: Encoding): Promise<Buffer> {
    const body = this.#bodies.get(encoding) ?? compressors[encoding](Buffer.from(this.html));
    this.#bodies.set(encoding, body);
    return body;
  }
}

/**
 * The public front page: the template of the web build, filled with the current readers, plans and owner's text. It is
 * cached for 60 s.
 */
export class FrontPage {
  readonly #template: string;
  readonly #services: Services;
  #page: RenderedPage | undefined;
  #readers: readonly PublicReader[] = [];
  #keptUntil: Temporal.Instant | undefined;
  #refreshing: Promise<void> | undefined;

  /** @param template Mustache: `{{name}}` is escaped, `{{{name}}}` is HTML that this server has made */
  constructor(template: string, services: Services) {
    this.#template = template;
    this.#services = services;
  }

  async get(): Promise<RenderedPage> {
    const now = this.#services.clock.now();
    if (this.#keptUntil === undefined || Temporal.Instant.compare(now, this.#keptUntil) >= 0) {
      this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = undefined));
      await this.#refreshing;
    }
    return this.#page!;
  }

  async #refresh(): Promise<void> {
    const { clock, config, publicUrl } = this.#services;
    const [welcomeText, readers] = await Promise.all([this.#readWelcomeText(), this.#listReaders()]);
    const template = addCardVersions(this.#template);
    const values = buildPageValues(publicUrl(), config, welcomeText, readers);
    const html = mustache.render(
      template,
      values,
      {},
      { escape: (text: unknown) => escapeHtml(String(text)) },
    );
    if (html !== this.#page?.html) this.#page = new RenderedPage(html);
    this.#readers = readers;
    this.#keptUntil = clock.now().add(CACHE_FOR);
  }

  async #readWelcomeText(): Promise<WelcomeText> {
    const { config, log } = this.#services;
    try {
      return await readWelcomeText(config.dataDir);
    } catch (error) {
      if (!(error instanceof WelcomeTextError)) throw error;
      log.warn(`welcome.md is not shown: ${error.message}`);
      return NO_WELCOME_TEXT;
    }
  }

  /** While the database is down, visitors see the readers that were read last. */
  async #listReaders(): Promise<readonly PublicReader[]> {
    const { db, log } = this.#services;
    try {
      return await listPublicReaders(db);
    } catch (error) {
      log.error({ err: error }, 'the front page could not read the readers');
      return this.#readers;
    }
  }
}
