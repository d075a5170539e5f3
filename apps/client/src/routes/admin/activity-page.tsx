import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import type { ActivityFilters } from '#features/insight/activity/activity-api.ts';
import { AdminAppeals } from '#features/living/chores/appeals/admin-appeals.tsx';
import { ActivityFilterBar } from '#features/insight/activity/activity-filter-bar.tsx';
import { ActivityStream } from '#features/insight/activity/activity-stream.tsx';
import { useOverviewQuery } from '#features/insight/oversight/health/health-api.ts';
import { FirstSteps } from '#features/insight/today/first-steps/first-steps.tsx';
import { useFirstStepsQuery } from '#features/insight/today/first-steps/first-steps-api.ts';
import { useAnswered } from '#api/use-answered.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { oneOf, anId, anyText, readFilters, useAddress } from '#lib/use-address.ts';
import { ACTIVITY_TOPICS, APPLICATION_LISTS } from '@common-roof/contracts';
import { Applicants } from '#features/housing/houses/homeowners/applicants.tsx';
import type { ApplicantFilters } from '#features/housing/houses/homeowners/applications-api.ts';
import { Figure, Figures } from '#ui/figure.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { LinkButton, outlined } from '#ui/link-button.tsx';
import { lazyInView } from '#ui/lazy-in-view.tsx';
import { Page } from '#ui/page.tsx';
import { feedPhotos } from '#routes/house/feed-photos.tsx';

const QueueHealth = lazyInView(
  async () => (await import('#features/insight/oversight/health/queue-health.tsx')).QueueHealth,
  320,
);
const FailedEmails = lazyInView(
  async () => (await import('#features/insight/oversight/health/failed-emails.tsx')).FailedEmails,
  160,
);

const REFRESH_MS = 15_000;
const COUNTS = ['online', 'messages_today', 'houses', 'roomies', 'homeowners', 'neatkeepers'] as const;
/** The page that lists what each figure counts. */
const LISTS: Partial<Record<(typeof COUNTS)[number], string>> = {
  houses: paths.allHouses,
  roomies: paths.roomiesOfAll,
  homeowners: paths.homeowners,
  neatkeepers: paths.neatkeepersOfAll,
};

const APPLICANTS = { applicants: oneOf(APPLICATION_LISTS), applicant: anyText };
const STREAM = { topic: oneOf(ACTIVITY_TOPICS), kind: anyText, house_id: anId, account_id: anId };

/** Prefixed, because the stream's filters share the URL. */
function applicantsIn(query: URLSearchParams): ApplicantFilters {
  const { applicants = 'pending', applicant } = readFilters(query, APPLICANTS);
  return { state: applicants, ...(applicant === undefined ? {} : { search: applicant }) };
}

export default function ActivityPage() {
  const { t, i18n } = useTranslation();
  const [query, set] = useAddress<keyof ActivityFilters | 'applicants' | 'applicant'>();
  const { data: overview } = useOverviewQuery(undefined, { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true });
  const areStepsKnown = useAnswered(useFirstStepsQuery());
  const number = new Intl.NumberFormat(i18n.language);
  const filters = readFilters(query, STREAM);
  const setApplicants = ({ state, search }: Partial<ApplicantFilters>): void => {
    set({
      ...(state === undefined ? {} : { applicants: state === 'pending' ? '' : state }),
      ...(search === undefined ? {} : { applicant: search }),
    });
  };
  const waits = (overview?.waiting.applications ?? 0) > 0 || query.has('applicants') || query.has('applicant');
  const applicants = <Applicants filters={applicantsIn(query)} onChange={setApplicants} />;
  return (
    <Page
      heading={t('activity.heading')}
      lead={t('activity.lead')}
      actions={
        <LinkButton sx={outlined} to={paths.health}>
          {t('activity.health')}
        </LinkButton>
      }
      width={1240}
    >
      {/* Pending decisions come before the activity. */}
      <InOrder
        sx={{
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        {overview === undefined || !areStepsKnown ? (
          <Skeleton
            role="status"
            aria-label={t('shell.loading')}
            variant="rounded"
            height={420}
            sx={{ gridColumn: '1 / -1' }}
          />
        ) : (
          <InOrder sx={{ gridColumn: '1 / -1' }}>
            {waits && <div>{applicants}</div>}
            <FirstSteps />
            <div>
              <Figures isDense>
                {COUNTS.map((name) => (
                  <Figure
                    key={name}
                    label={t(`activity.counts.${name}`, { count: overview.counts[name] })}
                    value={number.format(overview.counts[name])}
                    {...(LISTS[name] === undefined ? {} : { to: LISTS[name] })}
                  />
                ))}
              </Figures>
            </div>
          </InOrder>
        )}
        <Box>
          <ActivityFilterBar filters={filters} onChange={set} />
          <ActivityStream filters={filters} onFilter={set} />
        </Box>
        <InOrder>
          {!waits && applicants}
          <AdminAppeals photos={feedPhotos} />
          {overview !== undefined && (
            <>
              <Figures>
                <Figure
                  label={t('activity.outbox', { count: overview.outbox_waiting })}
                  value={number.format(overview.outbox_waiting)}
                  tone={overview.outbox_waiting > 0 ? 'warning.main' : 'text.primary'}
                />
                <Figure
                  label={t('activity.deadLetters', { count: overview.dead_letters })}
                  value={number.format(overview.dead_letters)}
                  tone={overview.dead_letters > 0 ? 'error.main' : 'text.primary'}
                />
              </Figures>
              <QueueHealth queues={overview.queues} />
            </>
          )}
          <FailedEmails />
        </InOrder>
      </InOrder>
    </Page>
  );
}
