import Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import type { PaymentGateway } from './payments.ts';
import { createStripeCards } from './stripeCards.ts';
import { createStripeCharges } from './stripeCharges.ts';
import { toGatewayEvent } from './stripeEvents.ts';
import { createStripeRefunds } from './stripeRefunds.ts';
import * as shapes from './stripeShapes.ts';

/** The API version this code was written for; the account's default may differ. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
/** For each try of a request. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  log?: Log;
  httpClient?: ReturnType<typeof Stripe.createFetchHttpClient>;
  timeoutMs?: number;
  retries?: number;
}

/** Stripe stores the cards and moves the money, with PaymentIntents that are confirmed immediately. */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const { publishableKey, webhookSecret, log } = settings;
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: settings.retries ?? RETRIES,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
    ...(settings.httpClient !== undefined && { httpClient: settings.httpClient }),
  });

  return {
    publishableKey,

    ...createStripeCards(stripe, log),
    ...createStripeCharges(stripe, log),
    ...createStripeRefunds(stripe, log),

    parseEvent(rawBody, signature) {
      let message: unknown;
      try {
        message = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
      } catch {
        return null;
      }
      const event = shapes.event.safeParse(message);
      return event.success ? toGatewayEvent(event.data) : null;
    },

    async close() {},
  };
}
