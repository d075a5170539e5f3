import type { Agreement } from '@common-roof/contracts';

import { useAgreementVersionsInfiniteQuery } from '../agreements-api.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** What was sent before, beside what stands there now. */
export function AgreementVersions({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const query = useAgreementVersionsInfiniteQuery({ id: agreement._id });
  return <VersionsDialog of={agreement} query={query} onClose={onClose} />;
}
