import { BlockList, isIP } from 'node:net';
import * as z from 'zod';

/** `0` or `1`; gives a boolean. */
export const flag = z.enum(['0', '1']).transform((given) => given === '1');
/** @param protocols those that are accepted, such as `https`, without the colon */
export const url = (protocols: string[]) => {
  const hasProtocol = (given: string) => protocols.some((name) => given.toLowerCase().startsWith(`${name}:`));
  return (
    z
      .string()
      // With `abort`, a further check does not complain of the same value in a second line.
      .refine(hasProtocol, {
        error: `must be a URL beginning with ${protocols.map((name) => `${name}://`).join(' or ')}`,
        abort: true,
      })
      .refine((given) => URL.canParse(given), {
        error: 'must be a valid URL; special characters of a password are percent-encoded, such as / as %2F',
        abort: true,
      })
  );
};
/** Whether paths can be appended to the URL. */
export function isBaseUrl(given: string): boolean {
  const { username, password } = new URL(given);
  return username === '' && password === '' && !/[?#]/.test(given);
}
/** Decimal digits without a sign; both limits are included. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((given) => given >= min && given <= max, `must be a whole number from ${min} to ${max}`);
/** A secret that callers send in a header. */
export const secret = z.string().regex(/^[!-~]+$/, 'must be printable characters without spaces');

/** Shorter ones can be guessed by machines. */
export const SECRET_MIN = 16;
/** Checks the prefix, to catch a secret key set in place of the publishable one, or the reverse. */
export const stripeKey = (...beginnings: string[]) =>
  z
    .string()
    .refine(
      (given) => beginnings.some((beginning) => given.startsWith(beginning)) && /^\w+$/.test(given),
      `must be a Stripe key that begins with ${beginnings.join(' or ')}`,
    );

/** `https://KEY@HOST/PROJECT`. The DSN is published in the page, so the old form with a secret is refused. */
export function isDsn(given: string): boolean {
  const { protocol = '', username, password, pathname = '', search, hash } = URL.parse(given) ?? {};
  return (
    ['http:', 'https:'].includes(protocol) &&
    /^\w+$/.test(username ?? '') &&
    /\/\d+$/.test(pathname) &&
    `${password}${search}${hash}` === ''
  );
}

/** `https://KEY:SECRET@HOST/BUCKET/PREFIX?region=REGION`; without a key, the AWS SDK finds credentials itself. */
export function parseS3Url(given: string) {
  const parsed = URL.parse(given);
  if (parsed === null || !isDecodable(given)) return undefined;
  const { origin, pathname, username, password, searchParams, hash } = parsed;
  const [bucket = '', ...prefix] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  const isKnown = [...searchParams.keys()].every((name) => name === 'region');
  if (bucket === '' || (username === '') !== (password === '') || !isKnown || hash !== '') return undefined;
  return {
    endpoint: origin,
    bucket,
    prefix: prefix.map((part) => `${part}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    credentials:
      username === ''
        ? undefined
        : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
}

/** Whether every `%` begins the code of a character. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `letters@example.com` or `Moonletter <letters@example.com>`. */
export function isSender(given: string): boolean {
  const [, within, bare] =
    /^(?:"[^"<>\p{Cc}]*" *|[^"<>,;:@\p{Cc}]*)<([^<>]+)>$|^([^<>]+)$/u.exec(given) ?? [];
  return z.email().safeParse(within ?? bare).success;
}

/** The address of a valid sender, without its name. */
export const addressOf = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;

/** `0`, a number of hops, or networks: `10.0.0.0/8, 2001:db8::/32`. */
export function isTrustProxy(given: string): boolean {
  return /^\d$/.test(given) || parseNetworks(given).every(isNetwork);
}

/** Networks or addresses, separated by commas; they are not checked. */
export const parseNetworks = (given: string) => given.split(',').map((network) => network.trim());

/** An address, or a network in CIDR notation, of IPv4 or IPv6. */
export function isNetwork(given: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(given) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128);
}

/** Whether the host is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  const loopback = new BlockList();
  loopback.addSubnet('127.0.0.0', 8, 'ipv4');
  loopback.addAddress('::1', 'ipv6');
  return isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}
