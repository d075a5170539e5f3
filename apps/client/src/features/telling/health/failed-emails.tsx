import type { FailedEmail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { tellOutcome } from '../../../api/tell-outcome.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { dateAndTime } from '../../../lib/dates.ts';
import { RetryIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/page.tsx';
import { itemsOf, PagedList } from '../../../ui/paged-list.tsx';
import { ListSkeleton } from '../../../ui/states.tsx';
import { useFailedEmailsInfiniteQuery, useRetryEmailMutation, useRetryFailedEmailsMutation } from './health-api.ts';

function FailedEmailItem({ email }: { email: FailedEmail }) {
  const { t, i18n } = useTranslation();
  const [retry, { isLoading }] = useRetryEmailMutation();
  const tryAgain = async (): Promise<void> => {
    await tellOutcome(retry({ params: { id: email._id } }), t('activity.retried'));
  };
  return (
    <ListItem sx={{ px: 3, gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>{email.to}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {email.kind} · {t('activity.attempts', { count: email.attempts })} ·{' '}
          {dateAndTime(email.created_at, i18n.language)}
        </Typography>
        {email.last_error !== null && (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            {email.last_error}
          </Typography>
        )}
      </Box>
      <Button
        size="small"
        startIcon={<RetryIcon />}
        loading={isLoading}
        aria-label={t('activity.retryOf', { to: email.to })}
        onClick={() => void tryAgain()}
      >
        {t('activity.retry')}
      </Button>
    </ListItem>
  );
}

function RetryAll() {
  const { t } = useTranslation();
  const [retryAll, { isLoading }] = useRetryFailedEmailsMutation();
  const tryAgain = async (): Promise<void> => {
    await tellOutcome(retryAll(), t('activity.retriedAll'));
  };
  return (
    <Button size="small" startIcon={<RetryIcon />} loading={isLoading} onClick={() => void tryAgain()}>
      {t('activity.retryAll')}
    </Button>
  );
}

export function FailedEmails() {
  const { t } = useTranslation();
  const query = useFailedEmailsInfiniteQuery();
  const hasFailed = (itemsOf(query) ?? []).length > 0;
  return (
    <Section id="failed-emails" title={t('activity.failedEmails')} actions={hasFailed && <RetryAll />}>
      <PagedList query={query} skeleton={<ListSkeleton rows={2} avatar={false} />} empty={t('activity.noFailedEmails')}>
        {(emails) => (
          <List sx={{ pt: 0 }}>
            {emails.map((email) => (
              <FailedEmailItem key={email._id} email={email} />
            ))}
          </List>
        )}
      </PagedList>
    </Section>
  );
}
