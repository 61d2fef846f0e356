// Keeps the headers and texts of a mail while it arrives, without the content of its pictures and other attachments.
import type { RawMail } from './mailWorker.ts';

/** A message has at most 10,000 characters, so later bytes are discarded. */
const KEPT_BYTES = 128 * 1024;
/** The parser keeps an object of some 500 bytes for each line. */
const KEPT_LINES = 3_000;
/** Longer lines are no boundaries: those have 74 characters at most (RFC 2046). */
const LINE_MAX = 1_000;
const PART_HEADERS_MAX = 8 * 1024;
const BOUNDARIES_MAX = 40;
const LINE_FEED = 0x0a;
const DASH = 0x2d;

export class MailTextCollector {
  readonly #kept = new Uint8Array(KEPT_BYTES);
  #bytes = 0;
  #lines = 0;
  #isTruncated = false;
  #state: 'headers' | 'text' | 'attachment' = 'headers';
  /** The headers of the mail or part that is being read. */
  #headers = '';
  readonly #boundaries = new Set<string>();
  /** The beginning of a line that ends in a later chunk. */
  #lineStart = Buffer.alloc(0);
  #isInLongLine = false;

  add(chunk: Buffer): void {
    if (this.#isTruncated) return;
    const data = this.#lineStart.length > 0 ? Buffer.concat([this.#lineStart, chunk]) : chunk;
    let at = 0;
    for (
      let end = data.indexOf(LINE_FEED);
      end >= 0 && !this.#isTruncated;
      end = data.indexOf(LINE_FEED, at)
    ) {
      this.#addLine(data, at, end + 1);
      at = end + 1;
    }
    const isLong = data.length - at > LINE_MAX;
    if (isLong) this.#addLine(data, at, data.length);
    this.#isInLongLine = isLong || (this.#isInLongLine && at === 0);
    // Copied, since a view of a chunk would keep the whole chunk in memory.
    this.#lineStart = isLong ? Buffer.alloc(0) : Buffer.from(data.subarray(at));
  }

  end(): RawMail {
    this.#addLine(this.#lineStart, 0, this.#lineStart.length);
    return { raw: this.#kept.slice(0, this.#bytes), isTruncated: this.#isTruncated };
  }

  #addLine(data: Buffer, start: number, end: number): void {
    const isWhole = !this.#isInLongLine;
    this.#isInLongLine = false;
    if (isWhole && this.#state !== 'headers' && data[start] === DASH && data[start + 1] === DASH)
      this.#readBoundary(data.toString('latin1', start, Math.min(end, start + LINE_MAX)));
    if (this.#state === 'attachment') return;
    this.#keep(data, start, end);
    if (this.#state === 'headers' && isWhole) this.#readHeader(data, start, end);
  }

  #keep(data: Buffer, start: number, end: number): void {
    const fits = this.#lines < KEPT_LINES ? Math.min(end - start, KEPT_BYTES - this.#bytes) : 0;
    this.#kept.set(data.subarray(start, start + fits), this.#bytes);
    this.#bytes += fits;
    this.#lines++;
    this.#isTruncated ||= fits < end - start;
  }

  #readBoundary(line: string): void {
    const name = line.slice(2).trimEnd();
    if (this.#boundaries.has(name)) {
      this.#state = 'headers';
      this.#headers = '';
    } else if (name.endsWith('--') && this.#boundaries.has(name.slice(0, -2))) this.#state = 'text';
  }

  #readHeader(data: Buffer, start: number, end: number): void {
    const line = data.toString('latin1', start, Math.min(end, start + LINE_MAX));
    if (line.trimEnd() !== '') {
      if (this.#headers.length < PART_HEADERS_MAX) this.#headers += line;
      return;
    }
    const headers = this.#headers.replaceAll(/\r?\n[ \t]/g, ' ');
    const [, type = 'text'] = /^content-type:\s*([a-z]+)\//im.exec(headers) ?? [];
    const [, boundary] = /^content-type:[^\n]{0,1000}?\bboundary=("[^"\n]+"|[^\s;"]+)/im.exec(headers) ?? [];
    if (boundary !== undefined && this.#boundaries.size < BOUNDARIES_MAX)
      this.#boundaries.add(boundary.replaceAll('"', ''));
    const isText = ['text', 'multipart', 'message'].includes(type.toLowerCase());
    this.#state = isText || this.#boundaries.size === 0 ? 'text' : 'attachment';
  }
}
