import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PersonRecord } from '@common-roof/contracts';
import { Link, useNavigate, useParams } from 'react-router-dom';

import { type AuditFilters, useAuditLogInfiniteQuery } from '#features/insight/oversight/audit-log/audit-api.ts';
import { AuditLines } from '#features/insight/oversight/audit-log/audit-lines.tsx';
import type { ActivityFilters } from '#features/insight/activity/activity-api.ts';
import { ActivityStream } from '#features/insight/activity/activity-stream.tsx';
import { usePersonQuery } from '#features/insight/oversight/health/health-api.ts';
import { PersonMoney } from './person-money.tsx';
import { RecordRow } from '#ui/record-row.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { Page, Section } from '#ui/page.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';

/** Returns a page's URL with the filters that are set. */
const withFilters = (path: string, filters: ActivityFilters | AuditFilters): string =>
  `${path}?${new URLSearchParams(filters as Record<string, string>).toString()}`;

function Who({ person }: { person: PersonRecord }) {
  const { t, i18n } = useTranslation();
  const states = (['deleted', 'disabled', 'invited'] as const).filter((state) => person[state]);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 3, minHeight: 72 }}>
      <PersonAvatar id={person._id} name={fullName(person)} photo={person.photo} size={56} />
      <Box sx={{ minWidth: 0 }}>
        <ContactLinks email={person.email} phone={person.phone} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}>
          {states.slice(0, 1).map((state) => (
            <Tag key={state} tone="warning">
              {t(`personRecord.states.${state}`)}
            </Tag>
          ))}
          {states.length === 0 && !person.email_verified && (
            <Tag tone="warning">{t('personRecord.states.unverified')}</Tag>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('personRecord.account', { day: day(person.created_at.slice(0, 10), i18n.language) })}
          </Typography>
        </Stack>
      </Box>
    </Stack>
  );
}

function Houses({ person: { houses } }: { person: PersonRecord }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return (
    <Section id="houses" title={t('personRecord.houses')}>
      {houses.length === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, color: 'text.secondary' }}>
          {t('personRecord.noHouses')}
        </Typography>
      )}
      {houses.map(({ house, city, room, is_present: isPresent, since, until }) => (
        <RecordRow
          key={`${house._id}${since}${room ?? ''}`}
          title={house.name}
          to={paths.housesNamed(house.name)}
          detail={[
            ...(room === null ? [] : [room]),
            city,
            until === null
              ? t('personRecord.sinceDay', { day: day(since, language) })
              : t('personRecord.span', { from: day(since, language), until: day(until, language) }),
          ].join(dot())}
          end={isPresent ? t('personRecord.now') : t('personRecord.before')}
        />
      ))}
    </Section>
  );
}

function AuditOf({ id }: { id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useAuditLogInfiniteQuery({ person_id: id });
  return (
    <Section
      id="audit"
      title={t('personRecord.audit')}
      actions={
        <Button component={Link} to={paths.auditOfPerson(id)}>
          {t('personRecord.allAudit')}
        </Button>
      }
    >
      <PagedList
        query={query}
        skeleton={<ListSkeleton avatar={false} />}
        empty={
          <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, color: 'text.secondary' }}>
            {t('personRecord.noAudit')}
          </Typography>
        }
      >
        {(lines) => (
          <AuditLines lines={lines} onFilter={(filters) => void navigate(withFilters('/admin/audit', filters))} />
        )}
      </PagedList>
    </Section>
  );
}

/** One person: the houses they live in, own or clean, their balance, recent activity and audit log entries. */
export default function PersonPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { currentData: person, isError, refetch } = usePersonQuery(id);
  if (person === undefined) {
    return (
      <Page heading={t('shell.title.person')} width={1240}>
        {isError ? (
          <LoadError message={t('personRecord.failed')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton role="status" aria-label={t('shell.loading')} variant="rounded" height={420} />
        )}
      </Page>
    );
  }
  return (
    <Page heading={fullName(person)} lead={t(`shell.role.${person.account_type}`)} width={1240}>
      <Who person={person} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
        }}
      >
        <Stack spacing={3}>
          <Houses person={person} />
          <Section id="money" title={t('personRecord.money')}>
            <PersonMoney person={person} />
          </Section>
        </Stack>
        <Stack spacing={3}>
          <ActivityStream
            filters={{ account_id: id }}
            onFilter={(filters) => void navigate(withFilters(paths.activity, filters))}
          />
          <AuditOf id={id} />
        </Stack>
      </Box>
    </Page>
  );
}
