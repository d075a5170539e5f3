import type { SerializedError } from '@reduxjs/toolkit';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { type ApiError, isApiError, isClientError } from '#api/api-error.ts';
import { loadWords } from '#i18n/i18n.ts';
import { showError } from '#lib/alerts.ts';
import { paths } from '#lib/paths.ts';
import { whenReachable } from '#lib/when-reachable.ts';
import { originOf } from '#session/origin.ts';
import { Loading } from '#ui/loading.tsx';

const Unreachable = lazy(() =>
  whenReachable(async () => {
    const [screen] = await Promise.all([import('./unreachable.tsx'), loadWords('profile')]);
    return screen;
  }),
);

interface MeFailedProps {
  error: ApiError | SerializedError;
  isBusy: boolean;
  onRetry: () => void;
}

/** Whether a failure only means that the server is busy or down, and says nothing about the session. */
const isAboutServer = ({ status }: ApiError): boolean => status === 429 || !isClientError(status);

/** Tells the user that `/api/me` was rejected, and leads to sign-in. */
function ToSignIn({ error }: { error: ApiError | SerializedError }) {
  const location = useLocation();
  const message = isApiError(error) ? error.message : null;
  useEffect(() => {
    if (message !== null) showError(message);
  }, [message]);
  return <Navigate to={paths.signIn} state={originOf(location)} replace />;
}

/** Replaces the product while the user is unknown, because `/api/me` failed. */
export default function MeFailed({ error, isBusy, onRetry }: MeFailedProps) {
  if (isApiError(error) && isAboutServer(error)) {
    return (
      <Suspense fallback={<Loading />}>
        <Unreachable error={error} isBusy={isBusy} onRetry={onRetry} />
      </Suspense>
    );
  }
  return isBusy ? <Loading /> : <ToSignIn error={error} />;
}
