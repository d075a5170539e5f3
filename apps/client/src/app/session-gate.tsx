import type { Me } from '@common-roof/contracts';
import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';

import { api } from '../api/api.ts';
import { isApiError } from '../api/api-error.ts';
import { useMeQuery } from '../api/me.ts';
import { mustAcceptTerms } from '../features/terms/terms-rules.ts';
import { TermsScreen } from '../features/terms/terms-screen.tsx';
import { useLogout } from '../features/auth/use-logout.ts';
import { alertError } from '../lib/alerts.ts';
import { acceptedTerms } from '../session/accepted-terms.ts';
import { MeProvider } from '../session/me-context.tsx';
import { originOf } from '../session/origin.ts';
import { session } from '../session/session.ts';
import { userCleared, userStored } from '../session/session-slice.ts';
import type { TokenClaims } from '../session/token.ts';
import { useTokenClaims } from '../session/use-token-claims.ts';
import { Loading } from '../ui/loading.tsx';

/** Forgets the user and the token, and remembers where they were. */
function ToSignIn() {
  const location = useLocation();
  const dispatch = useDispatch();
  useEffect(() => {
    session.discardExpired();
    dispatch(userCleared());
    dispatch(api.util.resetApiState());
  }, [dispatch]);
  return <Navigate to="/signin" state={originOf(location)} replace />;
}

/** `/api/me` failed: the person is told why, and signs in again. The token stays; it may be the server that is down. */
function ToSignInAfterFailure({ error }: { error: unknown }) {
  const location = useLocation();
  const message = isApiError(error) ? error.message : null;
  useEffect(() => {
    if (message !== null) alertError(message);
  }, [message]);
  return <Navigate to="/signin" state={originOf(location)} replace />;
}

function TermsGate({ me, children }: { me: Me; children: ReactNode }) {
  const logout = useLogout();
  const mustAccept = mustAcceptTerms(me);
  const accepted = me.userType !== 'admin' && !mustAccept;
  useEffect(() => {
    if (accepted) acceptedTerms.store();
  }, [accepted]);
  if (!mustAccept) return children;
  return <TermsScreen requiredVersion={me.userData.terms.required_version} onLogout={() => void logout()} />;
}

function WhoIsIt({ claims, children }: { claims: TokenClaims; children: ReactNode }) {
  const dispatch = useDispatch();
  // Asked anew for each session: the cache may hold whoever was signed in before.
  const { currentData: me, error, isFetching } = useMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = me?.userData._id === claims.sub ? me : null;

  useEffect(() => {
    if (known !== null) dispatch(userStored(known));
  }, [known, dispatch]);

  if (error !== undefined && !isFetching) return <ToSignInAfterFailure error={error} />;
  if (known === null) return <Loading />;
  return (
    <MeProvider me={known}>
      <TermsGate me={known}>{children}</TermsGate>
    </MeProvider>
  );
}

/** The guard's outcomes: loading, userLoggedIn (the children), userNotLoggedIn (sign-in, with the origin kept). */
export function SessionGate({ children }: { children: ReactNode }) {
  const claims = useTokenClaims();
  if (claims === null) return <ToSignIn />;
  return (
    <WhoIsIt key={claims.sid} claims={claims}>
      {children}
    </WhoIsIt>
  );
}
