import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Draft, DraftInput, DraftWriter } from './drafts.ts';
import { faultOf } from './faultOf.ts';
import { materialOf, SYSTEM } from './prompt.ts';

interface Model {
  /** Of an API that is OpenAI's: `/chat/completions` stands below it. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  log: { warn(told: object, says: string): void };
  /** Writes where the model does not. */
  otherwise: DraftWriter;
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
/** A letter of the longest kind in JSON has a tenth of it. */
const ANSWER_MAX_BYTES = 256 * 1024;

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.nullish(z.string()) }))
    .min(1),
});

/** What the model did not do. Its words are ours, so that the log holds nobody else's. */
class NoDraft extends Error {}

/**
 * A model behind any API that is OpenAI's. It is asked once; what it writes is taken only if it may stand before a
 * writer, and otherwise somebody else writes.
 */
export function modelWriter({
  baseUrl,
  model,
  apiKey,
  log,
  otherwise,
  timeoutMs = TIMEOUT_MS,
}: Model): DraftWriter {
  const promptVersion = `model-${hashOf(SYSTEM, materialOf.toString(), model)}`;

  async function written(input: DraftInput, signal: AbortSignal): Promise<Draft> {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      // The key is meant for the address that the owner has given, and for no other.
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: SYSTEM },
          { role: 'user', content: materialOf(input) },
        ],
      }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new NoDraft(`status ${response.status}`);
    }
    const answer = completion.safeParse(jsonOf(await bodyOf(response)));
    if (!answer.success) throw new NoDraft('not an answer of this API');
    const [{ message, finish_reason: end } = { message: { content: '' } }] = answer.data.choices;
    if (end === 'length') throw new NoDraft('broken off');
    const personalityMessage = message.content.replaceAll('\r\n', '\n').trim();
    const fault = faultOf(personalityMessage, input, SYSTEM);
    if (fault !== null) throw new NoDraft(fault);
    return { personalityMessage, source: 'model', promptVersion };
  }

  return {
    async draft(input, { signal }) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return await written(input, AbortSignal.any([signal, timeout]));
      } catch (error) {
        signal.throwIfAborted();
        log.warn(
          { why: timeout.aborted ? 'too slow' : whyOf(error), promptVersion },
          'the model wrote no draft',
        );
        return otherwise.draft(input, { signal });
      }
    },
  };
}

/** An error of the network may carry the address, the key or the text in its words: only its name is told. */
function whyOf(error: unknown): string {
  if (error instanceof NoDraft) return error.message;
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'not reached';
}

/** The body as text, read no further than it may be long. */
async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > ANSWER_MAX_BYTES) throw new NoDraft('without end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoDraft('no JSON');
  }
}

const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
