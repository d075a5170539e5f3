import type { HomeownerApplication } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { fullName } from '#lib/person.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Tag } from '#ui/tag.tsx';
import { userText } from '#ui/user-text.ts';
import { useDecideApplicationMutation } from './applications-api.ts';

const RejectDialog = lazyOnOpen(async () => (await import('./reject-dialog.tsx')).RejectDialog);

function Decision({ application }: { application: HomeownerApplication }) {
  const { t } = useTranslation();
  const [decide, { isLoading }] = useDecideApplicationMutation();
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const name = fullName(application);

  const approve = async (): Promise<void> => {
    setAsked(null);
    await showOutcome(
      decide({ body: { decision: 'approve', application_id: application._id } }),
      t('applications.approved', { name }),
    );
  };

  return (
    <Stack direction="row" spacing={1} sx={{ mt: { xs: 1, md: 0 }, flex: 'none', flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        loading={isLoading}
        disabled={!application.email_confirmed}
        aria-label={t('applications.approveOf', { name })}
        onClick={() => {
          setAsked('approve');
        }}
      >
        {t('applications.approve')}
      </Button>
      <Button
        color="error"
        aria-label={t('applications.rejectOf', { name })}
        onClick={() => {
          setAsked('reject');
        }}
      >
        {t('applications.reject')}
      </Button>
      <ConfirmDialog
        open={asked === 'approve'}
        tone="primary"
        title={t('applications.approveTitle', { name })}
        text={t('applications.approveText', { email: application.email })}
        confirm={t('applications.approve')}
        onClose={() => {
          setAsked(null);
        }}
        onConfirm={() => void approve()}
      />
      {asked === 'reject' && (
        <RejectDialog
          application={application}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </Stack>
  );
}

export function ApplicantItem({ application }: { application: HomeownerApplication }) {
  const { t, i18n } = useTranslation();
  const { decided_at: decidedAt, decided_by: decidedBy, reason, state } = application;
  return (
    <ListItem
      sx={{
        display: { xs: 'block', md: 'flex' },
        gap: 3,
        justifyContent: 'space-between',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h4" component="h3">
            {fullName(application)}
          </Typography>
          {state === 'pending' && !application.email_confirmed && (
            <Tag tone="warning">{t('applications.unconfirmed')}</Tag>
          )}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {application.city}
          {dot()}
          {t('applications.housesCount', { count: application.houses })}
          {dot()}
          <time dateTime={application.created_at}>{dateAndTime(application.created_at, i18n.language)}</time>
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Link href={`mailto:${application.email}`}>{application.email}</Link>
          {application.phone !== null && `${dot()}${application.phone}`}
        </Typography>
        {application.message !== '' && (
          <Typography sx={{ mt: 1, ...userText, whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>
            {application.message}
          </Typography>
        )}
        {decidedAt !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t(`applications.decided.${state === 'approved' ? 'approved' : 'rejected'}`, {
              who: decidedBy?.name ?? '',
              when: dateAndTime(decidedAt, i18n.language),
            })}
            {reason !== null && ` ${t('applications.becauseOf', { reason })}`}
          </Typography>
        )}
      </Box>
      {state === 'pending' && <Decision application={application} />}
    </ListItem>
  );
}
