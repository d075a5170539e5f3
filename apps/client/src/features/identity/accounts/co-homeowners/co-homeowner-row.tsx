import { CO_HOMEOWNER_CHANGES_DAYS, type CoHomeowner } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day as dayText } from '#lib/dates.ts';
import { fullName } from '#lib/person.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { AreaTags } from './area-tags.tsx';
import { useEndCoHomeownerMutation } from './co-homeowners-api.ts';

const AreasDialog = lazyOnOpen(async () => (await import('./areas-dialog.tsx')).AreasDialog);

/** What they changed lately, by day and area. */
function Changes({ changes }: Pick<CoHomeowner, 'changes'>) {
  const { t, i18n } = useTranslation();
  const days = { days: CO_HOMEOWNER_CHANGES_DAYS };
  return (
    <Box component="details">
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', typography: 'body2' }}>
        {t('coHomeowners.changes.heading', days)}
      </Box>
      {changes.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1 }}>
          {t('coHomeowners.changes.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, pb: 1, typography: 'body2' }}>
          {changes.map(({ day, area, changes: count }) => (
            <li key={`${day} ${area}`}>
              {dayText(day, i18n.language)}: {t(`coHomeowners.areas.${area}`)},{' '}
              {t('coHomeowners.changes.count', { count })}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Somebody who looks after the reader's houses, or is invited to. */
export function CoHomeownerRow({ one }: { one: CoHomeowner }) {
  const { t, i18n } = useTranslation();
  const [end, { isLoading }] = useEndCoHomeownerMutation();
  const [open, setOpen] = useState<'areas' | 'end' | null>(null);
  const name = fullName(one.person);
  const isActive = one.state === 'active';
  const dayOf = (moment: string | null): string => (moment === null ? '' : dateOf(moment, i18n.language));
  const finish = (): void => {
    setOpen(null);
    const done = isActive ? t('coHomeowners.end.done', { name }) : t('coHomeowners.end.withdrawn');
    void showOutcome(end({ params: { id: one._id } }), done);
  };
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, px: { xs: 2, sm: 3 }, py: 2 }}>
      <PersonAvatar id={one._id} name={name} />
      <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
        <Box>
          <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {one.email} ·{' '}
            {isActive
              ? t('coHomeowners.own.since', { day: dayOf(one.accepted_at) })
              : t('coHomeowners.own.invited', { day: dayOf(one.lapses_at) })}
          </Typography>
        </Box>
        <AreaTags areas={one.areas} />
        {isActive && <Changes changes={one.changes} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            onClick={() => {
              setOpen('areas');
            }}
          >
            {t('coHomeowners.change.open')}
          </Button>
          <Button
            color="error"
            loading={isLoading}
            onClick={() => {
              if (isActive) setOpen('end');
              else finish();
            }}
          >
            {isActive ? t('coHomeowners.end.remove') : t('coHomeowners.end.withdraw')}
          </Button>
        </Box>
      </Stack>
      {open === 'areas' && (
        <AreasDialog
          one={one}
          name={name}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
      <ConfirmDialog
        open={open === 'end'}
        title={t('coHomeowners.end.question', { name })}
        text={t('coHomeowners.end.text')}
        confirm={t('coHomeowners.end.remove')}
        onConfirm={finish}
        onClose={() => {
          setOpen(null);
        }}
      />
    </Box>
  );
}
