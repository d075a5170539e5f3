import type { PreviousRoomie } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { anyText, useFilters } from '#lib/use-address.ts';
import { useMe } from '#session/me-context.tsx';
import { PeopleIcon } from '#ui/icons.tsx';
import { itemsOf, PagedList } from '#ui/paged-list.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState } from '#ui/states.tsx';
import { TakeBack } from '#features/letting/leasing/leases/ending/take-back.tsx';
import { usePreviousRoomiesInfiniteQuery } from '#features/letting/leasing/leases/leases-api.ts';

function Former({ person }: { person: PreviousRoomie }) {
  const { t, i18n } = useTranslation();
  const { _id: id, first_name, last_name, photo, stay } = person;
  const name = `${first_name} ${last_name}`;
  return (
    <Stack
      component="li"
      direction="row"
      spacing={2}
      sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: '1px solid', borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <PersonAvatar id={id} name={name} photo={photo} size={44} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {stay.house.name}: {stay.room.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('leases.former.stay', {
            from: day(stay.starts_on, i18n.language),
            to: day(stay.ends_on, i18n.language),
          })}
        </Typography>
        {stay.lease !== null && (
          <Stack
            direction="row"
            useFlexGap
            spacing={1.5}
            sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 0.5, '& > .MuiButton-text': { ml: { xs: -1.5, sm: 0 } } }}
          >
            <Link
              component={RouterLink}
              to={paths.settle(stay.lease._id)}
              aria-label={t('leases.former.settlementOf', { name })}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {t('leases.former.settlement')}
            </Link>
            {stay.lease.state === 'released' && <TakeBack roomieId={id} name={name} what="release" />}
          </Stack>
        )}
      </Box>
    </Stack>
  );
}

/** Past tenants of the homeowner's houses. */
export function FormerList() {
  const { t } = useTranslation();
  const { userData } = useMe();
  const [{ search = '' }, set] = useFilters({ search: anyText });
  const query = usePreviousRoomiesInfiniteQuery({ id: userData._id, search });
  return (
    <>
      {(search !== '' || itemsOf(query)?.length !== 0) && (
        <Box component="search" sx={{ mb: 3 }}>
          <SearchField
            label={t('leases.former.search')}
            clearLabel={t('leases.former.clear')}
            value={search}
            onSearch={(text) => {
              set({ search: text });
            }}
          />
        </Box>
      )}
      <PagedList
        query={query}
        empty={
          search === '' ? (
            <EmptyState icon={<PeopleIcon />} heading={t('leases.former.noneHeading')} text={t('leases.former.none')} />
          ) : (
            t('leases.former.notFound')
          )
        }
      >
        {(people) => (
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              bgcolor: 'background.paper',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              '& > li:first-of-type': { borderTop: 0 },
            }}
          >
            {people.map((person) => (
              <Former key={`${person._id}:${person.stay._id}`} person={person} />
            ))}
          </Box>
        )}
      </PagedList>
    </>
  );
}
