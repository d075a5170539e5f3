import type { LedgerEntry } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { useCause } from '#session/use-cause.ts';

/** Returns why an entry was reversed or rewritten, with the reason given. */
export function useWhy(): (entry: LedgerEntry) => string {
  const causeOf = useCause();
  const { t } = useTranslation();
  /** Only a person waives a fee; what follows from payments has no maker. */
  const waived = ({ about, reverses, made_by: by }: LedgerEntry): string =>
    about.kind === 'late_fee' && reverses !== null && by !== null
      ? t('money.entries.waived', { name: by.first_name })
      : '';
  return (entry) =>
    [...(entry.cause === null ? [] : [causeOf(entry.cause)]), entry.reason, waived(entry)]
      .filter((part) => part !== '')
      .join(' ');
}
