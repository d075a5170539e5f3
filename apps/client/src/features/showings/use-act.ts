import type { Showing } from '@common-roof/contracts';

import { tellRefusal } from '../../api/tell-refusal.ts';
import { tell } from '../../lib/alerts.ts';
import { useActOnShowingMutation } from './showings-api.ts';

type Action = { action: 'confirm' } | { action: 'decline' | 'cancel'; reason: string };

/** Does something about a showing and says so, or why not. @returns whether it was done */
export function useAct(): [(showing: Showing, action: Action, done: string) => Promise<boolean>, boolean] {
  const [act, { isLoading }] = useActOnShowingMutation();
  return [
    async ({ _id, version, room }, action, done) => {
      try {
        await act({ params: { id: room._id }, body: { ...action, showing_id: _id, version } }).unwrap();
        tell(done);
        return true;
      } catch (error) {
        tellRefusal(error);
        return false;
      }
    },
    isLoading,
  ];
}
