import type { AgreementDetail, AgreementState } from '@common-roof/contracts';

import { loadWords } from '#i18n/i18n.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

/** For leases that a roomie has; code and texts load with the first one. */
const LeaseGuarantee = lazyOnOpen(async () => {
  const [part] = await Promise.all([
    import('#features/letting/guarantees/lease-guarantee.tsx'),
    loadWords('guarantees'),
  ]);
  return part.LeaseGuarantee;
}, null);

const WITHOUT: ReadonlySet<AgreementState> = new Set(['draft']);

interface GuaranteeOfLeaseProps {
  lease: AgreementDetail;
  side: 'homeowner' | 'roomie';
  place?: 'above' | 'below';
}

/** The guarantor of a lease. Nothing for other agreements, drafts, and leases of people without an account. */
export function GuaranteeOfLease({ lease, side, place = 'below' }: GuaranteeOfLeaseProps) {
  if (lease.type !== 'lease' || lease.party.kind === 'prospect' || WITHOUT.has(lease.state)) return null;
  return <LeaseGuarantee leaseId={lease._id} side={side} place={place} />;
}
