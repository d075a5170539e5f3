import type { SerializedError } from '@reduxjs/toolkit';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { type ApiError, isApiError, isTemporary } from '#api/api-error.ts';
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

/**
 * Whether the server refused this user. A busy server, no network, and a call that was interrupted or couldn't be read
 * say nothing about the session.
 */
const isAboutUser = (error: ApiError | SerializedError): error is ApiError => isApiError(error) && !isTemporary(error);

/** Tells the user that `/api/me` was rejected, and leads to sign-in. */
function ToSignIn({ message }: { message: string }) {
  const location = useLocation();
  useEffect(() => {
    showError(message);
  }, [message]);
  return <Navigate to={paths.signIn} state={originOf(location)} replace />;
}

/** Replaces the product while the user is unknown, because `/api/me` failed. */
export default function MeFailed({ error, isBusy, onRetry }: MeFailedProps) {
  if (isAboutUser(error)) return isBusy ? <Loading /> : <ToSignIn message={error.message} />;
  return (
    <Suspense fallback={<Loading />}>
      <Unreachable reason={isApiError(error) ? error : null} isBusy={isBusy} onRetry={onRetry} />
    </Suspense>
  );
}
