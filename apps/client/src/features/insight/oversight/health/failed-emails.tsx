import type { FailedEmail } from '@common-roof/contracts';
import List from '@mui/material/List';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { Section } from '#ui/page.tsx';
import { itemsOf, PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { FailedItem, RetryAll } from './failed-item.tsx';
import { useFailedEmailsInfiniteQuery, useRetryEmailMutation, useRetryFailedEmailsMutation } from './health-api.ts';

function FailedEmailItem({ email }: { email: FailedEmail }) {
  const { t, i18n } = useTranslation();
  const [retry, { isLoading }] = useRetryEmailMutation();
  const facts = [
    email.kind,
    t('activity.attempts', { count: email.attempts }),
    dateAndTime(email.created_at, i18n.language),
  ];
  return (
    <FailedItem
      title={email.to}
      facts={facts.join(dot())}
      reason={email.last_error}
      retryLabel={t('activity.retryOf', { to: email.to })}
      isLoading={isLoading}
      onRetry={() => showOutcome(retry({ params: { id: email._id } }), t('activity.retried'))}
    />
  );
}

export function FailedEmails() {
  const { t } = useTranslation();
  const query = useFailedEmailsInfiniteQuery();
  const [retryAll, { isLoading }] = useRetryFailedEmailsMutation();
  const hasFailed = (itemsOf(query) ?? []).length > 0;
  return (
    <Section
      id="failed-emails"
      title={t('activity.failedEmails')}
      actions={
        hasFailed && (
          <RetryAll isLoading={isLoading} onRetry={() => showOutcome(retryAll(), t('activity.retriedAll'))} />
        )
      }
    >
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
