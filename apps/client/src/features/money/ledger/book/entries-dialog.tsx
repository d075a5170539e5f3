import type { LedgerEntry, MoneyAccount } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { useLedgerInfiniteQuery } from './balance-api.ts';
import { EntryRow } from './entry-row.tsx';
import { useWhy } from './use-why.ts';
import { useSide } from './use-side.ts';

interface EntriesDialogProps {
  roomieId: string;
  name: string;
  /** Limits the entries to one account of one house. */
  only?: { readonly account: MoneyAccount; readonly house: string };
  onClose: () => void;
}

/** Returns the reasons of reversals by the reversed journal; a reversal is newer, so it comes first. */
const reasonsIn = (
  entries: readonly LedgerEntry[],
  whyOf: (entry: LedgerEntry) => string,
): ReadonlyMap<string, string> =>
  new Map(entries.flatMap((entry) => (entry.reverses === null ? [] : [[entry.reverses, whyOf(entry)]])));

/** All ledger entries, newest first, each with its subject. */
export function EntriesDialog({ roomieId, name, only, onClose }: EntriesDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const side = useSide(roomieId);
  const whyOf = useWhy();
  const query = useLedgerInfiniteQuery({ id: roomieId, ...only });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t(`money.entries.heading.${side}`, { name })}</DialogTitle>
      <DialogContent sx={{ px: { sm: 0 } }}>
        <PagedList query={query} empty={t('money.entries.none')}>
          {(entries) => {
            const reasons = reasonsIn(entries, whyOf);
            const areElsewhere = new Set(entries.map(({ house }) => house._id)).size > 1;
            return (
              <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {entries.map((entry) => (
                  <EntryRow
                    key={entry._id}
                    entry={entry}
                    side={side}
                    reason={reasons.get(entry.journal_id)}
                    isHouseNamed={areElsewhere}
                  />
                ))}
              </Box>
            );
          }}
        </PagedList>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
