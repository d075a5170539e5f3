import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { type EntriesOf, useStatementEntriesInfiniteQuery } from './statement-api.ts';

interface EntriesDialogProps {
  title: string;
  entries: EntriesOf;
  onClose: () => void;
}

/** The rows that a figure is the sum of, newest first. */
export function EntriesDialog({ title, entries, onClose }: EntriesDialogProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const query = useStatementEntriesInfiniteQuery(entries);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ px: { sm: 0 } }}>
        <PagedList query={query} empty={t('finances.entries.none')}>
          {(rows) => (
            <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map(({ _id: key, day: on, amount, currency, words, room, person }) => (
                <Box
                  component="li"
                  key={key}
                  sx={{
                    display: 'flex',
                    gap: 2,
                    justifyContent: 'space-between',
                    alignItems: 'baseline',
                    px: { sm: 3 },
                    py: 1,
                    borderTop: '1px solid',
                    borderColor: 'divider',
                  }}
                >
                  <Box sx={{ minWidth: 0 }}>
                    <Typography>{day(on, i18n.language)}</Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                      {[room === null || person !== null ? '' : room.name, words]
                        .filter((part) => part !== '')
                        .join(dot())}
                    </Typography>
                  </Box>
                  <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                    {formatMoney(amount, currency, i18n.language)}
                  </Typography>
                </Box>
              ))}
            </Box>
          )}
        </PagedList>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
