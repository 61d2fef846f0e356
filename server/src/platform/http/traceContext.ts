import { randomBytes } from 'node:crypto';

/** A W3C trace that a request belongs to. */
export interface Trace {
  traceId: string;
  isSampled: boolean;
}

const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const NOTHING = /^0+$/;

/** Reads a `traceparent` header; an invalid one is ignored, as the W3C recommendation requires. */
export function readTrace(header: string | string[] | undefined): Trace | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version = 'ff', traceId = '', parentId = '', flags = '', more] = TRACEPARENT.exec(header) ?? [];
  // A later version may append fields; version 00 has none.
  const isUnknown = version === 'ff' || (version === '00' && more !== undefined);
  if (isUnknown || NOTHING.test(traceId) || NOTHING.test(parentId)) return undefined;
  return { traceId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The `traceresponse` header: the caller's trace id, and a new parent id for this server's part. */
export const toTraceResponse = ({ traceId, isSampled }: Trace): string =>
  `00-${traceId}-${randomBytes(8).toString('hex')}-${isSampled ? '01' : '00'}`;
