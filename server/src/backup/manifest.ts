import * as z from 'zod';
import { BackupError } from './backupError.ts';

/*
 * A backup is a .tar.gz: `manifest.json` first, then `files/<name>`, then `tables/<schema>.<table>/<number>.copy`, the
 * table in PostgreSQL's COPY text format in pieces of 1 MiB, and `contents.json` last; without it the backup is truncated.
 */
export const MANIFEST = 'manifest.json';
export const CONTENTS = 'contents.json';
const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The product's version. */
  version: z.string(),
  takenAt: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
const contents = z.object({
  /** SHA-256 of the table's COPY text, ordered by its primary key. */
  tables: z.record(z.string(), z.object({ rows: z.number(), bytes: z.number(), hash: z.string() })),
  /** The last value that was used; null: none yet. */
  sequences: z.record(z.string(), z.string().nullable()),
  /** SHA-256 of the lines `<SHA-256>  <name>` of all files, in the archive's order. */
  files: z.object({ count: z.number(), bytes: z.number(), hash: z.string() }),
});

export type Manifest = z.output<typeof manifest>;
export type Contents = z.output<typeof contents>;
export type TableContents = Contents['tables'][string];
export type FilesContents = Contents['files'];

export const buildManifest = (values: Omit<Manifest, 'format'>): Buffer =>
  Buffer.from(JSON.stringify({ format: FORMAT, ...values }, null, 2));
export const buildContents = (values: Contents): Buffer => Buffer.from(JSON.stringify(values, null, 2));

export const parseManifest = (content: Buffer): Manifest => parse(manifest, content);
export const parseContents = (content: Buffer): Contents => parse(contents, content);

function parse<Shape extends z.ZodType>(shape: Shape, content: Buffer): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(content.toString()));
  } catch (error) {
    throw new BackupError('The backup is of another format than this version reads, or changed', {
      cause: error,
    });
  }
}
