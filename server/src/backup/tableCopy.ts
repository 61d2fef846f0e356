import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { DamagedBackupError } from './backupError.ts';
import { isDatabaseOutage } from './databaseOutage.ts';
import { quoteColumns, quoteName, type Table } from './snapshotTables.ts';

/**
 * Loads a table by COPY. Until it is finished or canceled, every other query on its connection waits, also the rollback.
 */
export class TableCopy {
  readonly table: string;
  readonly #stream: CopyStreamQuery;
  #error: Error | undefined;

  constructor(client: pg.Client, { name, columns }: Pick<Table, 'name' | 'columns'>) {
    this.table = name;
    // A single part is under way at a time: the library would write a second one to a connection that has failed.
    const options = { highWaterMark: 1 };
    this.#stream = client.query(
      copyFrom(`copy ${quoteName(name)} (${quoteColumns(columns)}) from stdin`, options),
    );
    // PostgreSQL can refuse a row while the next part is being read. The stream itself does not keep the error.
    this.#stream.on('error', (error) => {
      this.#error ??= error;
    });
  }

  /** @throws {BackupError} when PostgreSQL refuses the rows; other errors when the connection is lost */
  async write(content: AsyncIterable<Buffer>): Promise<void> {
    for await (const part of content) {
      this.#requireNoError();
      if (!this.#stream.write(part)) await once(this.#stream, 'drain').catch(() => {});
      this.#requireNoError();
    }
  }

  /** @throws as `write` does */
  async finish(): Promise<void> {
    this.#requireNoError();
    this.#stream.end();
    await finished(this.#stream).catch((error: Error) => {
      throw describeError(this.table, error);
    });
  }

  /** Ends the COPY without its rows; does nothing when it has ended already. */
  async cancel(): Promise<void> {
    if (this.#error !== undefined || this.#stream.writableFinished) return;
    this.#stream.destroy();
    // Ends with the error by which PostgreSQL confirms, or with that of a lost connection.
    await finished(this.#stream).catch(() => {});
  }

  #requireNoError(): void {
    if (this.#error !== undefined) throw describeError(this.table, this.#error);
  }
}

/** The first line, because PostgreSQL repeats a value of the backup, which can have more. */
const describeError = (table: string, cause: Error) =>
  isDatabaseOutage(cause)
    ? cause
    : new DamagedBackupError(`the table ${table} cannot be loaded: ${/^.{0,200}/.exec(cause.message)![0]}`, {
        cause,
      });
