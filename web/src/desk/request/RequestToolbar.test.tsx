import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { useRequest } from '../../readings/thread/threadQueries.ts';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { aWireRequest } from '../../testing/wireRequests.ts';
import { RequestToolbar } from './RequestToolbar.tsx';
import { useRequestActions } from './useRequestActions.ts';

const OWN_ID = 2;

beforeEach(() => {
  startFakeServer().reads = { '/api/reading_requests/1': aWireRequest(), '/api/readers': [] };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Step {
  isBusy: boolean;
  assignedWriter: number | null;
}

function Opened({ steps }: { steps: Step[] }) {
  const { data } = useRequest(1);
  return data === undefined ? null : <Toolbar request={data} steps={steps} />;
}

/** A toolbar that shows these steps, one after the other, when 'Claim' is pressed. */
function Toolbar({ request, steps }: { request: ReadingRequest; steps: Step[] }) {
  const [{ isBusy, assignedWriter }, setStep] = useState<Step>({ isBusy: false, assignedWriter: null });
  const claim = async () => {
    for (const step of steps) {
      setStep(step);
      await new Promise(requestAnimationFrame);
    }
  };
  const actions = { ...useRequestActions(request), isBusy, isOwn: assignedWriter === OWN_ID, claim };
  return <RequestToolbar request={{ ...request, assignedWriter }} actions={actions} />;
}

const SAVING = { isBusy: true, assignedWriter: null };
const SAVED = { isBusy: false, assignedWriter: null };
const CLAIMED = { isBusy: false, assignedWriter: OWN_ID };

test.each([
  ['in one step', [SAVING, CLAIMED]],
  ['before the change has ended', [SAVING, { ...CLAIMED, isBusy: true }, CLAIMED]],
  ['after the change has ended', [SAVING, SAVED, CLAIMED]],
  ['without ever being busy', [CLAIMED]],
])('the focus moves on from a button that goes %s', async (_, steps) => {
  await renderApp(<Opened steps={steps} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Give back');
});
