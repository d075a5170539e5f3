import { Component, type ErrorInfo, type ReactNode } from 'react';

import { logFailure } from '../lib/log.ts';
import { Crash } from './crash.tsx';

/**
 * A page that throws, or whose code can't be fetched after a deployment or without a network, does not take the rest with
 * it. What stands in its place is here already: it could not be fetched either.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    logFailure(`A page broke${info.componentStack ?? ''}`, error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <Crash />;
  }
}
