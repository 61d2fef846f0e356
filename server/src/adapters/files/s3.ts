import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type FileStore, isFileName, requireFileName } from './files.ts';

/** A file is removed within a transaction, which PostgreSQL ends after some seconds without a statement. */
const TIMEOUT_MS = 4_000;
const ATTEMPTS = 2;

export interface S3Settings {
  endpoint: string;
  bucket: string;
  /** The beginning of the names of all objects; empty or ending with a slash. */
  prefix: string;
  region: string;
  /** Undefined: the AWS SDK looks for credentials in its own variables, files and roles. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Files as objects of a bucket. If the store does not answer, an error is thrown within seconds. */
export function createS3FileStore({ endpoint, bucket, prefix, region, credentials }: S3Settings): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    maxAttempts: ATTEMPTS,
    // Bucket names in the host name need DNS entries, which self-hosted stores often lack.
    forcePathStyle: true,
    // Many stores do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials !== undefined && { credentials }),
  });
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + requireFileName(name) });
  return {
    async put(name, content) {
      const object = { ...at(name), Body: content, ContentLength: content.length };
      await inTime((abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }));
    },
    async get(name) {
      const object = at(name);
      // Read completely, since pictures are small: a failure midway is then an error instead of half a picture.
      const content = await inTime(async (abortSignal) => {
        const { Body: body } = await client.send(new GetObjectCommand(object), { abortSignal });
        return body!.transformToByteArray();
      }).catch((error: Error) => {
        if (isMissing(error.cause)) return undefined;
        throw error;
      });
      return content && { stream: Readable.from([content]), size: content.length };
    },
    async remove(name) {
      const object = at(name);
      await inTime((abortSignal) => client.send(new DeleteObjectCommand(object), { abortSignal }));
    },
    async *names() {
      for (let after: string | undefined; ;) {
        const list = { Bucket: bucket, Prefix: prefix, ContinuationToken: after };
        const page = await inTime((abortSignal) =>
          client.send(new ListObjectsV2Command(list), { abortSignal }),
        );
        for (const { Key: key = '' } of page.Contents ?? []) {
          const name = key.slice(prefix.length);
          if (isFileName(name)) yield name;
        }
        after = page.NextContinuationToken;
        if (after === undefined) return;
      }
    },
  };
}

const isMissing = (error: unknown) => error instanceof Error && error.name === 'NoSuchKey';

/** Every failure counts as an unavailable store: the call is answered 503 and may be repeated. */
async function inTime<Result>(act: (abortSignal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = Promise.withResolvers<never>();
  // The library's own abort does not end the reading of a body.
  const abort = () => late.reject(new Error('It did not answer in time'));
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([act(signal), late.promise]);
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw Object.assign(new Error(`The store of S3_URL failed: ${reason}`, { cause: error }), {
      code: 'FILES_UNAVAILABLE',
    });
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
