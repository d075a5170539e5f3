import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { OptionField } from '#ui/option-field.tsx';
import { Section } from '#ui/page.tsx';
import { itemsOf } from '#ui/paged-list.tsx';
import { useLeasesInInfiniteQuery } from '#features/letting/leasing/leases/leases-api.ts';
import { NoticeDialog } from './lazy-notice.ts';

/** The homeowner's notice: first to whom, then by when. Nothing if no lease is active. */
export function NoticeToRoomie() {
  const { t } = useTranslation();
  const leases = (itemsOf(useLeasesInInfiniteQuery({ state: 'active' })) ?? []).filter(({ type }) => type === 'lease');
  const [chosen, setChosen] = useState('');
  // As it was when the dialog opened: once someone else ends this lease, the list continues with another person.
  const [ending, setEnding] = useState<(typeof leases)[number]>();
  const lease = leases.find(({ _id }) => _id === chosen) ?? leases[0];
  const dialog = ending !== undefined && (
    <NoticeDialog
      id={ending._id}
      roomieId={ending.party._id}
      title={t('leases.notice.headingTo', { name: ending.party.name })}
      onClose={() => {
        setEnding(undefined);
      }}
    />
  );
  if (lease === undefined) return dialog;
  return (
    <Section id="give-notice" title={t('leases.notice.open')}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', px: { xs: 2, sm: 3 }, pt: 1, pb: 2.5 }}
      >
        <OptionField
          label={t('leases.notice.who')}
          size="small"
          value={lease._id}
          onChange={({ target }) => {
            setChosen(target.value);
          }}
          sx={{ minWidth: 220, maxWidth: '100%', flex: '1 1 220px' }}
        >
          {leases.map(({ _id, party, house, room }) => (
            <option key={_id} value={_id}>{`${party.name}, ${house.name}: ${room.name}`}</option>
          ))}
        </OptionField>
        <Button
          variant="outlined"
          onClick={() => {
            setEnding(lease);
          }}
        >
          {t('leases.notice.open')}
        </Button>
        {dialog}
      </Stack>
    </Section>
  );
}
