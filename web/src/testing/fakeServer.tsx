import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { expect, vi } from 'vitest';
import { toWire } from '#contract/wire.ts';
import { ROLES } from '#contract/accounts/codes.ts';
import { newQueryClient } from '../platform/queries.ts';
import { type SessionContextValue, SessionContext } from '../platform/session.ts';
import { AlertModal } from '../ui/AlertModal.tsx';
import { ConfirmProvider } from '../ui/ConfirmModal.tsx';
import { OkProvider } from '../ui/OkModal.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { TestRouter } from './TestRouter.tsx';

interface SentRequest {
  method: string;
  url: string;
  body: unknown;
  key: string | undefined;
  ifMatch: string | undefined;
}

/** Replaces `fetch`: with responses to reads by path, responses to writes, and a record of what was sent. */
export function startFakeServer() {
  const server = {
    reads: {} as Record<string, unknown>,
    answers: async (): Promise<Response> => Response.json({}),
    sent: [] as SentRequest[],
    /** The paths of all reads. */
    fetched: [] as string[],
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    if (method === 'GET') {
      server.fetched.push(url);
      return Response.json(toWire(server.reads[url]));
    }
    const { 'Idempotency-Key': key, 'If-Match': ifMatch } = headers as Record<string, string>;
    server.sent.push({ method, url, body: JSON.parse(body as string), key, ifMatch });
    return server.answers();
  });
  return server;
}

const MEMBER_SESSION: SessionContextValue = {
  session: {
    kind: 'signedIn',
    user: { id: 3, email: 'rosalind@moonletter.test', role: ROLES.customer, isWriter: false },
  },
  signIn: () => {},
  signOut: () => {},
};

/** Renders a part of the app, once its data is loaded. */
export async function renderApp(part: ReactNode) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <TestRouter>
        <SessionContext value={MEMBER_SESSION}>
          <ToastsProvider>
            <ConfirmProvider Modal={AlertModal}>
              <OkProvider Modal={AlertModal}>
                <Suspense fallback="…">{part}</Suspense>
              </OkProvider>
            </ConfirmProvider>
          </ToastsProvider>
        </SessionContext>
      </TestRouter>
    </QueryClientProvider>,
  );
  const isLoading = () => screen.queryByText('…') !== null;
  // React delays the content after a fallback by 300 ms, except within `act`.
  for (let attempt = 0; isLoading() && attempt < LOAD_ATTEMPTS && !vi.isFakeTimers(); attempt++)
    await act(() => new Promise((resolve) => setTimeout(resolve, attempt)));
  await vi.waitFor(() => expect(isLoading()).toBe(false));
}

/** Renders a screen and returns the function that leaves it, as if another one were opened. */
export async function renderLeavable(screenToLeave: ReactNode) {
  let leave = () => {};
  const Leavable = () => {
    const [isLeft, setLeft] = useState(false);
    leave = () => act(() => setLeft(true));
    return isLeft ? null : screenToLeave;
  };
  await renderApp(<Leavable />);
  return { leave: () => leave() };
}

/** Each try waits a millisecond longer than the one before; together they take a second. */
const LOAD_ATTEMPTS = 45;
