import type { Readable } from 'node:stream';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { loadProfile } from '../../profiles/loadProfile.ts';
import { READING_IMAGE_PATH } from '../../readings/thread/readingImages.ts';
import { writeData } from './exportData.ts';
import { type MessageRow, readThreads, requestPages } from './exportSql.ts';
import { renderIndex, renderLetterPage, type RequestSummary, type ShownCard } from './pages.ts';
import { ExportPictures } from './pictures.ts';

/** A file of the archive. */
export interface ExportEntry {
  name: string;
  content: Readable | AsyncIterable<string> | Iterable<string>;
  /** A picture, which is compressed already. */
  isPacked?: true;
}

/** The files of an export, in the order in which they are created. */
export async function* exportEntries({
  db,
  actor,
  now,
  files,
}: Context<OwnAccess>): AsyncGenerator<ExportEntry> {
  const { id: userId, email } = actor;
  const profile = await loadProfile(db, userId, now);
  yield { name: 'data.json', content: writeData({ db, userId, email, now }) };
  const pictures = new ExportPictures(files);
  const summaries: RequestSummary[] = [];
  for await (const requests of requestPages(db, userId)) {
    const readThread = readThreads(
      db,
      requests.map(({ id }) => id),
    );
    for (const { id, title, createdAt } of requests) {
      const seen = { readers: new Set<string>(), cards: new Set<string>() };
      const messages = showMessages(readThread(id), pictures, seen);
      const content = renderLetterPage({ title, createdAt }, messages, profile.timeZone);
      yield { name: `letters/${id}.html`, content };
      summaries.push({ id, title, createdAt, readers: [...seen.readers], cards: [...seen.cards] });
    }
  }
  await pictures.add(profile.picture);
  for (const { name, open } of pictures.entries()) {
    const content = await open();
    if (content !== undefined) yield { name, content, isPacked: true };
  }
  yield { name: 'index.html', content: renderIndex(summaries, { profile, at: now.toString() }) };
}

interface StoredCard {
  name: string;
  position?: string;
  text?: string;
  reversed?: boolean;
  imagePath: string;
}

/** The messages with the names of their pictures; also collects readers and cards for the index. */
async function* showMessages(
  messages: AsyncIterable<MessageRow>,
  pictures: ExportPictures,
  seen: { readers: Set<string>; cards: Set<string> },
) {
  for await (const message of messages) {
    const cards = await Promise.all(toStoredCards(message).map((card) => showCard(card, pictures)));
    const isUpload = message.imagePath?.startsWith(READING_IMAGE_PATH) === true;
    if (message.responseMode === 'ReadingResponse' && message.reader !== null)
      seen.readers.add(message.reader);
    for (const { name } of cards) seen.cards.add(name);
    yield { message, cards, picture: isUpload ? await pictures.add(message.imagePath) : null };
  }
}

/** The cards of a spread, or the single card of a letter. */
function toStoredCards({ cards, tarot, imagePath }: MessageRow): StoredCard[] {
  if (Array.isArray(cards) && cards.length > 0) return cards as StoredCard[];
  const isDeckCard = imagePath !== null && !imagePath.startsWith(READING_IMAGE_PATH);
  return tarot === null ? [] : [{ name: tarot, imagePath: isDeckCard ? imagePath : '' }];
}

async function showCard(card: StoredCard, pictures: ExportPictures): Promise<ShownCard> {
  const { name, position = null, text = '', reversed = false, imagePath } = card;
  return { name, position, text, isReversed: reversed, picture: await pictures.add(imagePath) };
}
