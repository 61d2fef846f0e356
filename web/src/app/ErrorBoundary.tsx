import { Component, type ReactNode } from 'react';
import { isUnreachable } from '../platform/failure.ts';
import { report } from '../platform/reporting.ts';
import { Offline } from './Offline.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

interface Props {
  /** A change of it gives the children another try: the address, so that one can walk away from an error. */
  resetBy?: string;
  children: ReactNode;
}

interface State {
  failed: { error: unknown } | null;
  resetBy: string | undefined;
}

/** Any render error below it shows the Unexpected Error screen in its place, or Offline where it is no more than that. */
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

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return isUnreachable(failed.error) ? <Offline /> : <UnexpectedError />;
  }
}
