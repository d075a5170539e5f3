import type { Targets } from './target.ts';

/** Questions about the scene's house. */
export const makeWhatIfTargets = (): Targets => ({
  'POST /api/houses/{id}/what-if': (_column, { house }) => ({
    path: `/api/houses/${house}/what-if`,
    body: { changes: [{ kind: 'bill_changes', category: 'water', monthly: '30.00' }] },
  }),
});
