import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type ModelAnswer = (response: ServerResponse, request: IncomingMessage) => void;

export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: { model: string; messages: { role: string; content: string }[] };
}

/** A fake OpenAI-compatible endpoint: records requests and returns the configured answers. */
export async function startModelServer() {
  const modelRequests: ModelRequest[] = [];
  let answer: ModelAnswer = (response) => response.end();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString() || 'null') as ModelRequest['body'];
      modelRequests.push({ path: request.url!, headers: request.headers, body });
      answer(response, request);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: modelRequests,
    answers(next: ModelAnswer) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The endpoint's response for this content. */
export const toCompletion = (content: unknown, finishReason = 'stop'): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
