import { Component, type ReactNode, Suspense } from 'react';
import { Failure, isUnreachable } from '../platform/failure.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { report } from '../platform/reporting.ts';
import { Loading } from '../ui/Loading.tsx';
import { OfflineIfUnreachable } from './Offline.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

// A chunk of its own, because it is rarely needed and imports the query library, which visitors do not load at first.
const LoadErrorScreen = lazyScreen(async () => (await import('./LoadErrorScreen.tsx')).LoadErrorScreen);

interface Props {
  /** When it changes, the children are rendered again: the address, so that navigation leaves the error. */
  resetBy?: string;
  children: ReactNode;
}

interface State {
  failed: { error: unknown } | null;
  resetBy: string | undefined;
}

/**
 * Shows the Unexpected Error screen for any render error below it. What a screen could not load can be tried again;
 * without a network the screen is Offline. The focused element is gone, so the heading takes the focus.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, resetBy: this.props.resetBy };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ resetBy }: Props, state: State): State | null {
    return resetBy === state.resetBy ? null : { failed: null, resetBy };
  }

  override componentDidCatch(error: unknown) {
    if (!isUnreachable(error)) report(error);
  }

  override componentDidUpdate(_: Props, before: State) {
    if (this.state.failed === null || before.failed !== null) return;
    // `main` until the heading is loaded, which then takes the focus (takeFocusFromMain.ts).
    const place =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main, h1');
    if (document.activeElement === document.body) place?.focus({ preventScroll: true });
  }

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    if (!(failed.error instanceof Failure)) return <UnexpectedError />;
    const loadError = (
      <Suspense fallback={<Loading fills="page" />}>
        <LoadErrorScreen failure={failed.error} onRetry={() => this.setState({ failed: null })} />
      </Suspense>
    );
    return isUnreachable(failed.error) ? <OfflineIfUnreachable>{loadError}</OfflineIfUnreachable> : loadError;
  }
}
