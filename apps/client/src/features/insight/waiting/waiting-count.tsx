import { CountBadge } from '../../../ui/badge.tsx';
import { useWaitingQuery } from './waiting-api.ts';

/** How many questions wait, at the corner of what it stands in. */
export function WaitingCount() {
  const { data } = useWaitingQuery();
  return <CountBadge count={data?.total ?? 0}>{null}</CountBadge>;
}
