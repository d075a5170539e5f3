import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { pathOfHouse, paths } from '#lib/paths.ts';
import { HouseGrid } from '#features/housing/houses/list/house-grid.tsx';
import { HouseList } from '#features/housing/houses/list/house-list.tsx';
import { HousesBar } from '#features/housing/houses/list/houses-bar.tsx';
import { filterOf, readView, writeView } from '#features/housing/houses/list/houses-view.ts';
import { OccupancyLine } from '#features/housing/houses/list/occupancy-line.tsx';
import { OwnHousesTable } from '#features/housing/houses/list/own-houses-table.tsx';
import { TrySampleHouse } from '#features/insight/sample-house/lazy-sample-house.ts';
import { useActing } from '#session/use-acting.ts';
import { AddIcon, HousesIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useQuery } from '#lib/use-address.ts';
import { ImportHouses } from './import-houses.tsx';

function AddHouse() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.newHouse} variant="contained" startIcon={<AddIcon />}>
      {t('owner.list.add')}
    </Button>
  );
}

function CoHomeownersLink() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.coHomeowners}>
      {t('shell.title.coHomeowners')}
    </Button>
  );
}

function Actions() {
  // Which houses there are is the homeowner's alone.
  if (useActing() !== undefined) return null;
  return (
    <>
      <CoHomeownersLink />
      <ImportHouses />
      <AddHouse />
    </>
  );
}

function CardBody({ house }: { house: House }) {
  const { t } = useTranslation();
  const { name } = house;
  const isDraft = house.state === 'draft';
  return (
    <>
      {!isDraft && <OccupancyLine house={house} />}
      <Stack direction="row" spacing={1} sx={{ mt: 'auto' }}>
        <Button
          component={Link}
          to={pathOfHouse(house)}
          variant="outlined"
          aria-label={isDraft ? t('owner.list.continueNamed', { name }) : t('owner.archive.lookNamed', { name })}
        >
          {isDraft ? t('owner.list.continue') : t('owner.archive.look')}
        </Button>
        {!isDraft && (
          <Button component={Link} to={paths.editHouse(house._id)} aria-label={t('owner.list.editNamed', { name })}>
            {t('owner.list.edit')}
          </Button>
        )}
      </Stack>
    </>
  );
}

/** The homeowner's houses as cards or as a table. */
export default function HousesPage() {
  const isActing = useActing() !== undefined;
  const { t } = useTranslation();
  const [query, change] = useQuery();
  const view = readView(query);
  const isFiltered = view.search !== '' || view.state !== null;
  const empty = isFiltered ? (
    <EmptyState
      icon={<HousesIcon />}
      text={t('owner.list.none')}
      action={
        <Button
          variant="outlined"
          onClick={() => {
            change((present) => writeView({ ...readView(present), search: '', state: null }), 'push');
          }}
        >
          {t('owner.list.reset')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<HousesIcon />}
      heading={t('owner.list.emptyHeading')}
      text={t('owner.list.empty')}
      {...(isActing
        ? {}
        : {
            action: (
              <>
                <AddHouse />
                <TrySampleHouse />
              </>
            ),
          })}
    />
  );
  return (
    <Page heading={t('owner.list.heading')} lead={t('owner.list.lead')} actions={<Actions />}>
      <HousesBar
        view={view}
        onChange={(changes) => {
          change((present) => writeView({ ...readView(present), ...changes }));
        }}
      />
      <HouseList filter={filterOf(view)} empty={empty}>
        {(houses) =>
          view.layout === 'table' ? (
            <OwnHousesTable houses={houses} />
          ) : (
            <HouseGrid houses={houses} renderBody={(house) => <CardBody house={house} />} />
          )
        }
      </HouseList>
    </Page>
  );
}
