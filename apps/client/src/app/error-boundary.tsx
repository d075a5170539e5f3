import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';

import { logFailure } from '../lib/log.ts';
import { Loading } from '../ui/loading.tsx';

const Crash = lazy(() => import('./crash.tsx'));

/** A page that throws, or whose code can't be fetched after a deployment, does not take the rest with it. */
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
    return (
      <Suspense fallback={<Loading />}>
        <Crash />
      </Suspense>
    );
  }
}
