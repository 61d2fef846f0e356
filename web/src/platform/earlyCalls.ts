/** What is not taken by then is asked again, since it is no longer news. */
const KEPT_FOR_MS = 10_000;

const started = new Map<string, Promise<Response>>();
const keyOf = (address: string, token: string | null) => `${token ?? ''} ${address}`;

/** Starts a GET call before the app is there that will make it. Whoever reads its answer as well takes a clone of it. */
export function startEarly(address: string, token: string): Promise<Response> {
  const answer = fetch(address, { headers: { Accept: 'application/json', Authorization: `Token ${token}` } });
  // Whoever takes it learns of the failure.
  answer.catch(() => {});
  const key = keyOf(address, token);
  started.set(key, answer);
  setTimeout(() => started.delete(key), KEPT_FOR_MS);
  return answer;
}

/** The answer to a call that was started early; each is taken once. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const key = keyOf(address, token);
  const answer = started.get(key);
  started.delete(key);
  return answer;
}
