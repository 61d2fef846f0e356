import type { IncomingHttpHeaders } from 'node:http';
import { isBearer } from '../../platform/http/bearer.ts';
import { createNetworkCheck } from '../../platform/http/createNetworkCheck.ts';

const isLoopback = createNetworkCheck(['127.0.0.0/8', '::1']);
const isForwardingHeader = (name: string) => name === 'forwarded' || name.startsWith('x-forwarded-');

/**
 * Whether a request may read /metrics: with METRICS_TOKEN, or from a program on this machine. A request that a proxy on
 * this machine forwards does not count as local.
 * @param address the socket's address, which no header can change
 */
export function mayReadMetrics(
  address: string | undefined,
  headers: IncomingHttpHeaders,
  token: string | undefined,
): boolean {
  if (isBearer(headers.authorization, token)) return true;
  return isLoopback(address ?? '') && !Object.keys(headers).some(isForwardingHeader);
}
