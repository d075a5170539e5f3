import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { HouseGrid } from '#features/housing/houses/list/house-grid.tsx';
import { HouseList } from '#features/housing/houses/list/house-list.tsx';
import { RestoreButton } from '#features/housing/houses/restore-button.tsx';
import { ArchiveIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';

export default function ArchivedHousesPage() {
  const { t } = useTranslation();
  const empty = (
    <EmptyState
      icon={<ArchiveIcon />}
      text={t('owner.archive.empty')}
      action={
        <Button component={Link} to={paths.houses} variant="outlined">
          {t('owner.archive.toHouses')}
        </Button>
      }
    />
  );
  return (
    <Page heading={t('owner.archive.heading')} lead={t('owner.archive.lead')}>
      <HouseList filter={{ state: 'archived' }} empty={empty}>
        {(houses) => (
          <HouseGrid
            houses={houses}
            renderBody={(house) => (
              <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 'auto', flexWrap: 'wrap' }}>
                <RestoreButton house={house} />
                <Button
                  component={Link}
                  to={paths.house(house._id)}
                  aria-label={t('owner.archive.lookNamed', { name: house.name })}
                >
                  {t('owner.archive.look')}
                </Button>
              </Stack>
            )}
          />
        )}
      </HouseList>
    </Page>
  );
}
