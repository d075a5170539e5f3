import type { Showing } from '@common-roof/contracts';

import { showOutcome } from '#api/show-outcome.ts';
import { useActOnShowingMutation } from './showings-api.ts';

type Action = { action: 'confirm' } | { action: 'decline' | 'cancel'; reason: string };

/** Runs an action on a showing and shows its result. @returns whether it succeeded */
export function useAct(): [(showing: Showing, action: Action, done: string) => Promise<boolean>, boolean] {
  const [act, { isLoading }] = useActOnShowingMutation();
  return [
    ({ _id, version, room }, action, done) =>
      showOutcome(act({ params: { id: room._id }, body: { ...action, showing_id: _id, version } }), done),
    isLoading,
  ];
}
