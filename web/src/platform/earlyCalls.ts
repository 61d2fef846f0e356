/** A call that reads fails without a response after this time. Streams and downloads have no limit. */
export const READ_TIMEOUT_MS = 60_000;

/** A response that is not used within this time is discarded, because it may be outdated. */
const KEPT_FOR_MS = 10_000;

const started = new Map<string, Promise<Response>>();
const toCacheKey = (address: string, token: string | null) => `${token ?? ''} ${address}`;

/** Starts a GET call before the app that needs it is loaded. Clone the response to read it besides `takeEarlyCall`. */
export function startEarlyCall(address: string, token: string): Promise<Response> {
  const response = fetch(address, {
    headers: { Accept: 'application/json', Authorization: `Token ${token}` },
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  // The failure is reported to the caller of `takeEarlyCall`.
  response.catch(() => {});
  const key = toCacheKey(address, token);
  started.set(key, response);
  setTimeout(() => started.delete(key), KEPT_FOR_MS);
  return response;
}

/** The response to a call that was started early. Each can be taken once. */
export function takeEarlyCall(address: string, token: string | null): Promise<Response> | undefined {
  const key = toCacheKey(address, token);
  const response = started.get(key);
  started.delete(key);
  return response;
}
