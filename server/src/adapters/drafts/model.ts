import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { DraftInput, DraftWriter } from './drafts.ts';
import { findDraftProblem } from './findDraftProblem.ts';
import { buildUserPrompt, SYSTEM_PROMPT } from './prompt.ts';

interface ModelOptions {
  /** Base URL of an OpenAI-compatible API; `/chat/completions` is appended. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  log: { warn(details: object, message: string): void };
  /** Limits the number of concurrent requests to the model: runs the function when a slot is free. */
  withSlot: <Result>(ask: () => Promise<Result>) => Promise<Result>;
  /** Writes the draft if the model fails. */
  fallback: DraftWriter;
  timeoutMs?: number;
  /** How long a draft waits for a free slot. */
  waitMs?: number;
}

const TIMEOUT_MS = 30_000;
const WAIT_MS = 10_000;
/** Ten times the size of the longest letter in JSON. */
const ANSWER_MAX_BYTES = 256 * 1024;

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.nullish(z.string()) }))
    .min(1),
});

/** A model failure. The message is always ours, so that no foreign text gets into the log. */
class DraftFailure extends Error {}

/**
 * A model behind any OpenAI-compatible API. It is called once; if its text fails the checks, or it is too slow or too
 * busy, the fallback writes the draft, so that a slow model delays no draft for long.
 */
export function createModelDraftWriter(options: ModelOptions): DraftWriter {
  const { model, log, fallback } = options;
  const promptVersion = `model-${shortHash(SYSTEM_PROMPT, buildUserPrompt.toString(), model)}`;
  return {
    async draft(input, { signal }) {
      try {
        const personalityMessage = await requestInSlot(options, input, signal);
        return { personalityMessage, source: 'model', promptVersion };
      } catch (error) {
        signal.throwIfAborted();
        log.warn({ why: describeFailure(error), promptVersion }, 'the model wrote no draft');
        return fallback.draft(input, { signal });
      }
    },
  };
}

/** Calls the model when a slot is free, unless that takes too long. */
async function requestInSlot(options: ModelOptions, input: DraftInput, signal: AbortSignal): Promise<string> {
  const { withSlot, waitMs = WAIT_MS } = options;
  const slot = Promise.withResolvers<boolean>();
  const requested = withSlot(async () => {
    slot.resolve(true);
    if (!(await slot.promise)) throw new DraftFailure('too busy');
    return requestInTime(options, input, signal);
  });
  // A draft that has stopped waiting releases its slot at once.
  requested.catch(() => {});
  const waiting = new AbortController();
  void pause(waitMs, undefined, { signal: waiting.signal }).then(
    () => slot.resolve(false),
    () => {},
  );
  const hasSlot = await slot.promise;
  waiting.abort();
  if (!hasSlot) throw new DraftFailure('too busy');
  return requested;
}

async function requestInTime(
  options: ModelOptions,
  input: DraftInput,
  stopping: AbortSignal,
): Promise<string> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await postPrompt(options, input, AbortSignal.any([stopping, timeout]));
    return await readDraftText(response, input);
  } catch (error) {
    throw timeout.aborted ? new DraftFailure('too slow') : error;
  }
}

const postPrompt = (
  { baseUrl, model, apiKey }: ModelOptions,
  input: DraftInput,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    // The key must only be sent to the configured address.
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: SYSTEM_PROMPT },
        { role: 'user', content: buildUserPrompt(input) },
      ],
    }),
  });

/** The text of the model's response. @throws {DraftFailure} if there is none or it may not be used */
async function readDraftText(response: Response, input: DraftInput): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new DraftFailure(`status ${response.status}`);
  }
  const answer = completion.safeParse(parseJson(await readBodyText(response)));
  if (!answer.success) throw new DraftFailure('not an answer of this API');
  const [{ message, finish_reason: end } = { message: { content: '' } }] = answer.data.choices;
  if (end === 'length') throw new DraftFailure('broken off');
  const text = message.content.replaceAll('\r\n', '\n').trim();
  const fault = findDraftProblem(text, input, SYSTEM_PROMPT);
  if (fault !== null) throw new DraftFailure(fault);
  return text;
}

/** A network error's message may contain the address, the key or the text, so only its name is logged. */
function describeFailure(error: unknown): string {
  if (error instanceof DraftFailure) return error.message;
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'not reached';
}

/** The body as text, up to the maximum size. */
async function readBodyText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > ANSWER_MAX_BYTES) throw new DraftFailure('without end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DraftFailure('no JSON');
  }
}

const shortHash = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
