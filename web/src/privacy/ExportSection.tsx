import { useEffect, useRef, useState } from 'react';
import { exportMe } from '#contract/privacy/calls.ts';
import { download } from '../platform/download.ts';
import { describeActionFailure, Failure, isCanceled } from '../platform/failure.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { ButtonRow, Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './privacy.module.css';

type State =
  | { kind: 'idle' }
  | { kind: 'loading'; bytes: number }
  | { kind: 'done'; bytes: number }
  | { kind: 'failed'; message: string };

/** Downloads everything that is held on the member. */
export function ExportSection() {
  const { state, start, stop } = useExport();
  const isLoading = state.kind === 'loading';
  return (
    <Paper heading="Download everything">
      <Stack>
        <p>One archive with all your letters and everything else that we store about you.</p>
        <ul className={styles.list}>
          <li>Every letter as a page that opens in any browser, with its cards, and an index by date</li>
          <li>Your own pictures</li>
          <li>A file for programs, with your profile, messages, payments, sessions and settings</li>
        </ul>
        <FormError>{state.kind === 'failed' ? state.message : undefined}</FormError>
        <ButtonRow>
          <Button isBusy={isLoading} onClick={start}>
            {isLoading ? 'Preparing…' : 'Download my data'}
          </Button>
          {isLoading && (
            <Button variant="quiet" onClick={stop}>
              Stop
            </Button>
          )}
        </ButtonRow>
        <p className={styles.hint} role="status">
          {describe(state)}
        </p>
      </Stack>
    </Paper>
  );
}

function describe(state: State): string {
  if (state.kind === 'loading')
    return state.bytes === 0 ? 'Your letters are being collected.' : `${formatSize(state.bytes)} so far.`;
  if (state.kind === 'done') return `Saved to your downloads: ${formatSize(state.bytes)}.`;
  return 'You can download it three times a day.';
}

/** '0.4 MB' */
const formatSize = (bytes: number) => `${(Math.max(bytes, 100_000) / 1_000_000).toFixed(1)} MB`;

function useExport() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  // Leaving the page stops it.
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const { signal } = (running.current = new AbortController());
    let bytes = 0;
    setState({ kind: 'loading', bytes });
    const onProgress = (received: number) => setState({ kind: 'loading', bytes: (bytes = received) });
    try {
      await download(exportMe.path, { fallbackName: 'moonletter.zip', onProgress, signal });
      setState({ kind: 'done', bytes });
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      setState(isCanceled(thrown) ? { kind: 'idle' } : { kind: 'failed', message: messageFor(thrown) });
    }
  };
  return { state, start: () => void start(), stop: () => running.current?.abort() };
}

const messageFor = (failure: Failure) =>
  failure.code === 'too_many_requests'
    ? 'You have downloaded it three times today. Please come back tomorrow'
    : describeActionFailure(failure);
