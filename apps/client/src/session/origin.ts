import type { Location } from 'react-router-dom';

/** The guard's state for the sign-in page: the requested page. */
export interface SignInState {
  from: string;
}

export const originOf = (location: Location): SignInState => ({
  from: `${location.pathname}${location.search}${location.hash}`,
});

/** Returns the origin in a location's state, if it is a path of ours. */
export function readOrigin(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : null;
}
