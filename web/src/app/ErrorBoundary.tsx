import { Component, type ReactNode } from 'react';
import { report } from '../platform/reporting.ts';
import { UnexpectedError } from './UnexpectedError.tsx';

interface Props {
  /** A change of it gives the children another try: the address, so that one can walk away from an error. */
  resetBy?: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  resetBy: string | undefined;
}

/** Any render error below it shows the Unexpected Error screen in its place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetBy: this.props.resetBy };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetBy }: Props, state: State): State | null {
    return resetBy === state.resetBy ? null : { hasFailed: false, resetBy };
  }

  override componentDidCatch(error: unknown) {
    report(error);
  }

  override render() {
    return this.state.hasFailed ? <UnexpectedError /> : this.props.children;
  }
}
