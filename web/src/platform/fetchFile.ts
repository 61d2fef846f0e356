import { throwUnlessOk } from './send.ts';
import { stored } from './storage.ts';

/** Loads a private file by its path, as given in one of our responses. */
export const fetchFile = async (path: string, signal?: AbortSignal): Promise<Blob> =>
  (await fetchFileResponse(path, signal)).blob();

/** The same, but returns the response before its content has arrived. */
export function fetchFileResponse(path: string, signal?: AbortSignal): Promise<Response> {
  const token = stored.token.read();
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Token ${token}` };
  return throwUnlessOk(fetch(path, { headers, signal: signal ?? null }), token);
}
