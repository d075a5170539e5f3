import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { OptionField } from '../../../../ui/option-field.tsx';
import { itemsOf } from '../../../../ui/paged-list.tsx';
import { useLeasesInInfiniteQuery } from '../leases-api.ts';
import { NoticeDialog } from './opened-notice.ts';

/** The homeowner's notice: to whom, and then by when. Nothing to see where no lease is in force. */
export function NoticeToSomebody() {
  const { t } = useTranslation();
  const leases = (itemsOf(useLeasesInInfiniteQuery({ state: 'active' })) ?? []).filter(({ type }) => type === 'lease');
  const [chosen, setChosen] = useState('');
  const [isGiving, setIsGiving] = useState(false);
  const lease = leases.find(({ _id }) => _id === chosen) ?? leases[0];
  if (lease === undefined) return null;
  return (
    <Box component="section" aria-labelledby="give-notice">
      <Typography id="give-notice" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('leases.notice.open')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <OptionField
          label={t('leases.notice.who')}
          size="small"
          value={lease._id}
          onChange={({ target }) => {
            setChosen(target.value);
          }}
          sx={{ minWidth: 220, maxWidth: '100%' }}
        >
          {leases.map(({ _id, party, house, room }) => (
            <option key={_id} value={_id}>{`${party.name}, ${house.name}: ${room.name}`}</option>
          ))}
        </OptionField>
        <Button
          variant="outlined"
          onClick={() => {
            setIsGiving(true);
          }}
        >
          {t('leases.notice.open')}
        </Button>
        {isGiving && (
          <NoticeDialog
            id={lease._id}
            roomieId={lease.party._id}
            title={t('leases.notice.headingTo', { name: lease.party.name })}
            onClose={() => {
              setIsGiving(false);
            }}
          />
        )}
      </Stack>
    </Box>
  );
}
