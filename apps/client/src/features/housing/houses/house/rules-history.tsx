import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';
import { useHouseRulesQuery } from '#features/housing/houses/houses-api.ts';
import { userText } from '#ui/user-text.ts';

export function RulesHistory({ houseId, onClose }: { houseId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const { data, isError, refetch } = useHouseRulesQuery({ id: houseId });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('houses.rules.historyHeading')}</DialogTitle>
      <DialogContent>
        {data === undefined &&
          (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={3} avatar={false} />)}
        <Stack component="ol" spacing={3} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.items.map((rules, at) => (
            <Box component="li" key={rules.version}>
              <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                <Typography variant="h4" component="h3">
                  {t('houses.rules.version', { version: rules.version })}
                </Typography>
                {at === 0 && <Tag tone="success">{t('houses.rules.current')}</Tag>}
              </Stack>
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                {dateAndTime(rules.began_at, i18n.language)}
                {rules.author === null ? '' : `, ${t('houses.rules.by', { name: rules.author })}`}
              </Typography>
              <Typography sx={userText}>{rules.text.trim() === '' ? t('houses.rules.none') : rules.text}</Typography>
            </Box>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
