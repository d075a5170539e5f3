import type { HouseDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useHouseQuery } from '#api/resources/houses.ts';
import { BasicsForm } from '#features/housing/houses/wizard/basics-form.tsx';
import { HouseWizard } from '#features/housing/houses/wizard/house-wizard.tsx';
import { PhotoEditor } from '#features/identity/media/photo-editor.tsx';
import { tell } from '#lib/alerts.ts';
import { HousesIcon } from '#ui/icons.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page, Section } from '#ui/page.tsx';

function HousePhotoEditor({ house }: { house: HouseDetail }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ my: 4, maxWidth: 860 }}>
      <Section id="photos" title={t('photos.of', { name: house.name })}>
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
          <PhotoEditor kind="house" id={house._id} />
        </Box>
      </Section>
    </Box>
  );
}

function EditOpen({ house }: { house: HouseDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toHouse = (
    <Button component={Link} to={paths.house(house._id)} size="large">
      {t('shell.cancel')}
    </Button>
  );
  if (house.state === 'archived') {
    return (
      <Alert severity="info" action={toHouse}>
        {t('owner.wizard.archived')}
      </Alert>
    );
  }
  return (
    <BasicsForm
      house={house}
      submit={t('owner.wizard.save')}
      actions={toHouse}
      onSaved={() => {
        tell(t('owner.wizard.saved'));
        void navigate(paths.house(house._id));
      }}
    />
  );
}

function EditKnown({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: house, error, refetch } = useHouseQuery({ id });
  if (house === undefined) {
    return (
      <MissingPage
        heading={t('shell.title.editHouse')}
        error={error}
        onRetry={() => void refetch()}
        gone={{
          icon: <HousesIcon />,
          text: t('owner.wizard.notFound'),
          to: paths.houses,
          label: t('owner.archive.toHouses'),
        }}
      />
    );
  }
  const isDraft = house.state === 'draft';
  return (
    <Page heading={t(isDraft ? 'owner.wizard.draftHeading' : 'owner.wizard.editHeading', { name: house.name })}>
      {isDraft ? (
        <HouseWizard house={house} photos={<HousePhotoEditor house={house} />} />
      ) : (
        <>
          <EditOpen house={house} />
          {house.state === 'open' && <HousePhotoEditor house={house} />}
        </>
      )}
    </Page>
  );
}

/** `/edithouse` starts a new house; `?id=` resumes a draft, or edits a house. */
export default function EditHousePage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id !== null) return <EditKnown key={id} id={id} />;
  return (
    <Page heading={t('owner.wizard.newHeading')}>
      <HouseWizard />
    </Page>
  );
}
