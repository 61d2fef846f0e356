import { Component, type ReactNode } from 'react';
import { isUnreachable } from '../platform/failure.ts';
import { report } from '../platform/reporting.ts';
import { Offline } from './Offline.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

interface Props {
  /** When it changes, the children are rendered again: the address, so that navigation leaves the error. */
  resetBy?: string;
  children: ReactNode;
}

interface State {
  failed: { error: unknown } | null;
  resetBy: string | undefined;
}

/** Shows the Unexpected Error screen for any render error below it, or Offline where the network is the cause. */
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
