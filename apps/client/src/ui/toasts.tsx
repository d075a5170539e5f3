import { lazy, Suspense, useSyncExternalStore } from 'react';

import { alerts } from '#lib/alerts.ts';
import { whenReachable } from '#lib/when-reachable.ts';

export const fetchToasts = () => import('./toast-list.tsx');
const ToastList = lazy(() => whenReachable(fetchToasts));

/** The toast container, rendered from the first alert on. */
export function Toasts() {
  const areRaised = useSyncExternalStore(alerts.subscribe, alerts.areRaised);
  return areRaised ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null;
}
