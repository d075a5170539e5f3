/**
 * The files of tests that run where everything does and are too slow for every change, by what a change runs instead.
 * `docs/testing.md` says the same for readers.
 */
const BY_SUBSTITUTE = {
  'architecture/access, a quarter of it, and the denied cases of each context': [
    'architecture/canary',
    'architecture/export',
    'architecture/own-access',
    'e2e/costly-calls',
    'e2e/required-factors',
    'e2e/second-step',
    'e2e/security-events',
    'e2e/sign-in-limits',
    'e2e/stranger-mails',
  ],
  'chaos/faults: one killed worker, one killed api, Redis that hangs and stops; the ten worst days of the demonstration':
    [
      'chaos/good-end',
      'chaos/skewed-clock',
      'chaos/two-nodes',
      'demo/interrupted-start',
      'kernel/database/deadlines.int',
    ],
  'fuzz/every-body and fuzz/raw-frames, and the units of images and agreements': [
    'fuzz/bad-alternatives',
    'fuzz/bad-input',
    'fuzz/hostile-agreements',
    'fuzz/hostile-images',
    'e2e/hostile-files',
    'e2e/images-sweep',
  ],
  'deposits, deposit-ledger, rent, payments, settle-up and supplies, and the properties of libs/domain': [
    'e2e/currencies',
    'e2e/deposit-deductions',
    'e2e/deposit-set-offs',
    'e2e/deposit-settling',
    'e2e/lease-bills',
    'e2e/recurring-bills',
    'e2e/reported-payments',
    'e2e/restatements',
    'e2e/settle-up-at-once',
    'e2e/settle-up-in-time',
    'e2e/supplies-history',
    'e2e/supplies-import',
    'e2e/turn-payments',
    'e2e/variable-costs',
  ],
  'leases, lease-ends, agreements, agreement-signing, countersigning and signing-proof; model/leases': [
    'e2e/agreement-evidence',
    'e2e/evidence-columns',
    'e2e/lease-past',
    'e2e/lease-requests',
    'e2e/lease-rollbacks',
    'e2e/lease-terms',
    'e2e/leased-stays',
    'e2e/legal-steps',
    'e2e/showings-in-time',
    'e2e/showings-moves',
    'e2e/upcoming-stays',
  ],
  'chores, chore-turns, chore-feedback, chore-justice, feed, feed-verdicts and messages; model/chores': [
    'e2e/appeals',
    'e2e/calendars',
    'e2e/chore-arrears',
    'e2e/chore-calendars',
    'e2e/chore-farming',
    'e2e/chores-changes',
    'e2e/chores-planned',
    'e2e/former-conversations',
    'e2e/message-members',
    'e2e/messages-away',
    'e2e/messages-told',
    'e2e/points',
    'e2e/ratings-at-once',
    'e2e/ratings-in-time',
    'e2e/rule-book',
  ],
  'auth, architecture/personal-data and architecture/retention': [
    'e2e/auth-rehash',
    'e2e/data-exports',
    'e2e/deleting-account',
    'e2e/first-admin',
    'e2e/leaving',
    'e2e/own-data',
    'e2e/sessions-at-once',
  ],
};

/** Patterns of their paths. */
export const THOROUGH = Object.values(BY_SUBSTITUTE)
  .flat()
  .map((name) => `/${name}\\.spec\\.ts$`);
