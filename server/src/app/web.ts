import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { PaymentGateway } from '../adapters/payments/payments.ts';
import type { Config } from '../platform/config.ts';
import { CACHED_FOREVER } from './cacheControl.ts';

export const WEB_DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
/** The template of the front page, which the server fills in. The file itself is not served. */
export const WELCOME_TEMPLATE = 'welcome.html';
/** Stripe serves each of its frames from its own subdomain. */
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com';

/** Browser features the product does not use are disabled, so that an injected script cannot use them. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'publickey-credentials-create',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Stripe's frames need these for Apple Pay, Google Pay and a bank's passkey. */
const STRIPE_FEATURES = ['payment', 'publickey-credentials-get'];

function buildPermissionsPolicy(isStripe: boolean): string {
  const forStripe = isStripe
    ? '(self "https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com")'
    : '()';
  return [
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    ...STRIPE_FEATURES.map((feature) => `${feature}=${forStripe}`),
  ].join(', ');
}

/**
 * The headers of every response, built once: those that OWASP's secure headers project recommends. Only our own scripts
 * and styles, nothing inline; pictures also from `blob:`. Where Stripe takes the cards, also its scripts, frames and
 * API, with the hosts from its integration security guide.
 */
export function buildSecurityHeaders(
  { publicUrl, sentryDsn }: Config,
  { publishableKey }: Pick<PaymentGateway, 'publishableKey'>,
): Record<string, string> {
  const isStripe = publishableKey !== null;
  const reportsTo = sentryDsn === undefined ? '' : ` ${new URL(sentryDsn).origin}`;
  const policy = [
    "default-src 'none'",
    `script-src 'self'${isStripe ? ` ${STRIPE_SCRIPTS}` : ''}`,
    ...(isStripe ? [`frame-src ${STRIPE_SCRIPTS} https://hooks.stripe.com`] : []),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self'${reportsTo}${isStripe ? ' https://api.stripe.com' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': buildPermissionsPolicy(isStripe),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Removed again for the front page.
    'x-robots-tag': 'noindex',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    // Without it browsers refuse to take the profiles that go to Sentry.
    ...(sentryDsn !== undefined && { 'document-policy': 'js-profiling' }),
  };
}

/** The page of the built web app; undefined if it is not built. */
export async function readWebPage({
  sentryDsn,
  supportEmail,
  dueHours,
  dueHoursRushed,
}: Config): Promise<string | undefined> {
  if (!existsSync(`${WEB_DIST}index.html`)) return undefined;
  return withMetadata(await readFile(`${WEB_DIST}index.html`, 'utf8'), {
    'sentry-dsn': sentryDsn,
    'support-email': supportEmail,
    // For the form that says within how many hours a reader answers.
    'due-hours': `${dueHours},${dueHoursRushed}`,
  });
}

/**
 * Serves the built web app. Unknown paths get the single-page app, unless they look like a file and a program asks for
 * it: a person at `/1.5` sees the page Not Found. In place of a missing asset nobody gets the app.
 * @param page from `readWebPage`
 */
export async function mountWeb(server: FastifyInstance, page: string | undefined): Promise<void> {
  if (page === undefined) return;
  await server.register(fastifyStatic, {
    root: WEB_DIST,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    // The page is only sent with its settings. Compressed files are sent in place of the originals and need no routes.
    globIgnore: ['index.html', WELCOME_TEMPLATE, '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? CACHED_FOREVER : 'no-cache');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    // With an unusual method, which matches no route.
    if (isOfApi(request.url)) throw new Refusal('not_found');
    const isScreen =
      !request.url.startsWith('/assets/') &&
      (isPageRequest(request) || (isRead(request) && !/\.\w+$/.test(request.url.split('?')[0]!)));
    if (!isScreen) return reply.code(404).type('text/plain').send('Not found');
    return sendWebPage(reply, page);
  });
}

export const sendWebPage = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);

/** Whether a browser requests a page: then the web app shows an error. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  isRead(request) && !isOfApi(request.url) && request.headers.accept?.includes('text/html') === true;

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const isOfApi = (url: string) => /^\/api(?=[/?]|$)/.test(url);

/** Puts the settings that the page needs before any call into its head; those that are not set are left out. */
function withMetadata(page: string, settings: Record<string, string | undefined>): string {
  const tags = Object.entries(settings).map(([name, value]) =>
    value === undefined ? '' : `<meta name="${name}" content="${encodeURI(value)}">`,
  );
  return page.replace('</head>', () => `${tags.join('')}</head>`);
}
