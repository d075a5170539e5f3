import { useMe } from '../../../../session/me-context.tsx';
import type { FeedReader } from './what-can-be-done.ts';

export function useReader(): FeedReader {
  const { userType: role, userData } = useMe();
  return { id: userData._id, role };
}
