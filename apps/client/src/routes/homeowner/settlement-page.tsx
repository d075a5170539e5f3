import { useParams } from 'react-router-dom';

import { SettlementView } from '#features/letting/leasing/leases/settling/settlement-view.tsx';
import { DepositOfLease } from '#routes/deposit-of-lease.tsx';

/** The settlement of one lease. Amounts come from the server, because those in a URL may be outdated. */
export default function SettlementPage() {
  const { id = '' } = useParams();
  return <SettlementView key={id} id={id} below={(lease) => <DepositOfLease lease={lease} side="homeowner" />} />;
}
