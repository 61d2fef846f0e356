import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

const TIMEOUT_MS = 10_000;
const PAUSE_MS = 100;

/** A member who uploads profile pictures one after the other, repeating each until it is acknowledged. */
export function keepUploading(origin: () => string, { token }: { token: string }) {
  const headers = { authorization: `Token ${token}` };
  let isDone = false;
  let count = 0;
  let path = '';
  let last = '';

  async function read(from: string): Promise<string> {
    const response = await fetch(new URL(path, from), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer()).toString('base64');
  }

  async function upload(picture: File): Promise<void> {
    const body = new FormData();
    body.append('picture', picture);
    const url = `${origin()}/api/profile/upload_picture`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'PATCH', headers, body, signal });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    path = ((await response.json()) as { picture: string }).picture;
    count += 1;
  }

  const uploading = (async () => {
    for (let n = 0; !isDone || last === ''; n += 1) {
      const picture = await createPicture(n);
      let isAcknowledged = false;
      while (!isAcknowledged) {
        isAcknowledged = await upload(picture).then(
          () => true,
          () => false,
        );
        await pause(PAUSE_MS);
      }
      last = await read(origin()).catch(() => '');
    }
  })();
  return {
    /** How many were acknowledged. */
    get count() {
      return count;
    },
    /** The last one's content, in base64. */
    get last() {
      return last;
    },
    /** Downloads the last acknowledged picture from this server. */
    readLast: read,
    async stop() {
      isDone = true;
      await uploading;
    },
  };
}

async function createPicture(n: number): Promise<File> {
  const background = { r: n % 256, g: 90, b: 140 };
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'me.png', { type: 'image/png' });
}
