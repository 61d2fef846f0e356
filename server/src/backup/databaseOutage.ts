import pg from 'pg';

/** Classes of PostgreSQL's codes: connection, resources such as the disk, an operator's intervention, the system. */
const OUTAGES = /^(?:08|53|57|58)/;
/** The messages of pg, which have no codes. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether the database, not what it was asked to do, is the cause: it has stopped, or its disk is full. */
export const isDatabaseOutage = (error: Error): boolean =>
  error instanceof pg.DatabaseError ? OUTAGES.test(error.code ?? '') : LOST_CONNECTION.test(error.message);
