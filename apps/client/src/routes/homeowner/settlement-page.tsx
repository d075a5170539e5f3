import { useParams } from 'react-router-dom';

import { SettlementView } from '../../features/letting/leases/settling/settlement-view.tsx';
import { DepositOfLease } from '../deposit-of-lease.tsx';

/** The end of one lease. What each owes is read from the server: an amount in an address may be old. */
export default function SettlementPage() {
  const { id = '' } = useParams();
  return <SettlementView key={id} id={id} below={(lease) => <DepositOfLease lease={lease} side="homeowner" />} />;
}
