import { Component, type ErrorInfo, type ReactNode } from 'react';

import { logFailure } from '#lib/log.ts';
import { Crash } from './crash.tsx';

/**
 * Contains a page that throws, or whose code can't be loaded after a deployment or offline. Its fallback is part of the
 * main bundle, because it couldn't be loaded either.
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
