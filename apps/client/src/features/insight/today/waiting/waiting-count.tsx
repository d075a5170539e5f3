import { CountBadge } from '#ui/badge.tsx';
import { useWaitingQuery } from './waiting-api.ts';

/** The number of open questions, as a badge on its container. */
export function WaitingCount() {
  const { data } = useWaitingQuery();
  return <CountBadge count={data?.total ?? 0}>{null}</CountBadge>;
}
