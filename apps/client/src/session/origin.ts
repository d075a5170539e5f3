import type { Location } from 'react-router-dom';

/** What the guard leaves for the sign-in page: where somebody wanted to go. */
export interface SignInState {
  from: string;
}

export const originOf = (location: Location): SignInState => ({
  from: `${location.pathname}${location.search}${location.hash}`,
});

/** The origin in a location's state, if there is one and it is a path of ours. */
export function readOrigin(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : null;
}
