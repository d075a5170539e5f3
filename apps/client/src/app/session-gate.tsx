import type { Me } from '@common-roof/contracts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';

import { loadWords } from '#i18n/i18n.ts';
import { paths } from '#lib/paths.ts';
import { api } from '#api/api.ts';
import { useMeQuery } from '#api/me.ts';
import { mustAcceptTerms } from '#features/identity/accounts/terms/terms-rules.ts';
import { logOut } from '#features/identity/accounts/sign-in/log-out.ts';
import { LogOutDialog } from '#features/identity/accounts/sign-in/log-out-dialog.tsx';
import { forgetAnswers } from '#lib/stored-answers.ts';
import { whenReachable } from '#lib/when-reachable.ts';
import { acceptedTerms } from '#session/accepted-terms.ts';
import { MeProvider } from '#session/me-context.tsx';
import { originOf } from '#session/origin.ts';
import { session } from '#session/session.ts';
import { cacheTaken, selectCacheOwner, userCleared, userStored } from '#session/session-slice.ts';
import type { TokenClaims } from '#session/token.ts';
import { useSessionRenewal } from '#session/use-session-renewal.ts';
import { useTokenClaims } from '#session/use-token-claims.ts';
import { Loading } from '#ui/loading.tsx';
import { secondFactor as SecondFactor } from './routes/account.ts';

const TermsScreen = lazy(async () => {
  const [{ TermsScreen: screen }] = await Promise.all([
    import('#features/identity/accounts/terms/terms-screen.tsx'),
    loadWords('asides'),
  ]);
  return { default: screen };
});

const MeFailed = lazy(() => whenReachable(() => import('./me-failed.tsx')));

/** Replaces everything else while the account is scheduled for deletion: the server allows nothing else either. */
const LeavingScreen = lazy(async () => {
  const [{ LeavingScreen: screen }] = await Promise.all([
    import('#features/identity/accounts/account/leaving-screen.tsx'),
    loadWords('profile'),
  ]);
  return { default: screen };
});

/** Clears the user and the token, and remembers the current page. */
function ToSignIn() {
  const location = useLocation();
  const dispatch = useDispatch();
  useEffect(() => {
    session.discardExpired();
    // What was read stays for nobody, however the session ended.
    void forgetAnswers().catch(() => undefined);
    dispatch(userCleared());
    dispatch(api.util.resetApiState());
  }, [dispatch]);
  return <Navigate to={paths.signIn} state={originOf(location)} replace />;
}

function TermsGate({ me, children }: { me: Me; children: ReactNode }) {
  const mustAccept = mustAcceptTerms(me);
  const accepted = me.userType !== 'admin' && !mustAccept;
  useEffect(() => {
    if (accepted) acceptedTerms.store();
  }, [accepted]);
  if (!mustAccept) return children;
  const { version, required_version: required } = me.userData.terms;
  return <TermsScreen acceptedVersion={version} requiredVersion={required} onLogout={() => void logOut()} />;
}

function WhoIsIt({ claims, children }: { claims: TokenClaims; children: ReactNode }) {
  const dispatch = useDispatch();
  // Refetched for each session: the cache may hold the previous account.
  const { currentData: me, error, isFetching, refetch } = useMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = me?.userData._id === claims.sub ? me : null;

  useSessionRenewal(refetch);
  useEffect(() => {
    if (known !== null) dispatch(userStored(known));
  }, [known, dispatch]);

  // A known user stays known: a later failure is alerted, and an ended session is handled separately.
  if (known === null) {
    if (error === undefined) return <Loading />;
    return <MeFailed error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  return (
    <MeProvider me={known}>
      <LogOutDialog />
      {known.userData.deletion_due_at !== null ? (
        <LeavingScreen onLogout={() => void logOut()} />
      ) : known.factor_needed === true ? (
        <Suspense fallback={<Loading />}>
          <SecondFactor />
        </Suspense>
      ) : (
        <TermsGate me={known}>{children}</TermsGate>
      )}
    </MeProvider>
  );
}

/**
 * Clears the cache when another account is signed in, which another window may do at any time, before anything is
 * shown. @returns whether the cache belongs to this account
 */
function useOwnCache(accountId: string | null): boolean {
  const dispatch = useDispatch();
  const isOwn = useSelector(selectCacheOwner) === accountId;
  useEffect(() => {
    if (isOwn || accountId === null) return;
    dispatch(api.util.resetApiState());
    dispatch(cacheTaken(accountId));
  }, [accountId, dispatch, isOwn]);
  return isOwn;
}

/** The guard's outcomes: loading, userLoggedIn (the children), userNotLoggedIn (sign-in, keeping the origin). */
export function SessionGate({ children }: { children: ReactNode }) {
  const claims = useTokenClaims();
  const isOwnCache = useOwnCache(claims?.sub ?? null);
  if (claims === null) return <ToSignIn />;
  if (!isOwnCache) return <Loading />;
  return (
    <WhoIsIt key={claims.sid} claims={claims}>
      {children}
    </WhoIsIt>
  );
}
