import { fetchFileResponse } from './fetchFile.ts';
import { toNetworkFailure } from './failure.ts';

/**
 * Downloads a private file and hands it to the browser to save. It is fetched, since a link could not carry the token.
 * @param onProgress gets the bytes that have arrived; the total is not known
 * @throws {Failure} when it is refused or breaks off
 */
export async function download(
  path: string,
  { fallbackName, onProgress, signal }: DownloadOptions,
): Promise<void> {
  const response = await fetchFileResponse(path, signal);
  const parts: BlobPart[] = [];
  let received = 0;
  try {
    // Safari's streams are not async iterables.
    const reader = response.body!.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value);
      onProgress((received += read.value.byteLength));
    }
  } catch (thrown) {
    throw toNetworkFailure(thrown);
  }
  const type = response.headers.get('Content-Type') ?? '';
  save(new Blob(parts, { type }), readFileName(response) ?? fallbackName);
}

interface DownloadOptions {
  fallbackName: string;
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

const readFileName = (response: Response) =>
  /filename="([^"/\\]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];

/** Hands a file to the browser to save. */
export function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
