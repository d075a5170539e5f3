import type { Agreement } from '@common-roof/contracts';

import { useAgreementVersionsInfiniteQuery } from '#features/letting/leasing/agreements/agreements-api.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** The versions of an agreement that were sent, compared with the current one. */
export function AgreementVersions({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const query = useAgreementVersionsInfiniteQuery({ id: agreement._id });
  return <VersionsDialog of={agreement} query={query} onClose={onClose} />;
}
