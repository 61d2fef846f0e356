import type { IncomingHttpHeaders } from 'node:http';
import { isBearer } from '../../platform/bearer.ts';
import { createNetworkCheck } from '../../platform/createNetworkCheck.ts';

const isLoopback = createNetworkCheck(['127.0.0.0/8', '::1']);
const isForwardingHeader = (name: string) => name === 'forwarded' || name.startsWith('x-forwarded-');

/**
 * Who may read /metrics: whoever knows METRICS_TOKEN, and programs on this machine. What a proxy on this machine passes
 * on comes from elsewhere.
 * @param address of the socket, which no header can change
 */
export function mayReadMetrics(
  address: string | undefined,
  headers: IncomingHttpHeaders,
  token: string | undefined,
): boolean {
  if (isBearer(headers.authorization, token)) return true;
  return isLoopback(address ?? '') && !Object.keys(headers).some(isForwardingHeader);
}
