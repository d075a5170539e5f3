import Button from '@mui/material/Button';
import { useState } from 'react';

import { useOpenHouse } from '#api/resources/use-open-house.ts';
import { RepairFigures } from '#features/living/repairs/repair-figures.tsx';
import { RepairFilters } from '#features/living/repairs/repair-filters.tsx';
import { RepairList } from '#features/living/repairs/repair-list.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { handedOver } from '#lib/handed-over.ts';
import { anId, useAddress, useFilters } from '#lib/use-address.ts';
import { useOpening } from '#lib/use-opening.ts';
import { useReader } from '#session/use-reader.ts';
import { repairPhotos } from '#routes/house/repair-photos.tsx';
import { AddIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Page } from '#ui/page.tsx';

const ReportDialog = lazyOnOpen(async () => (await import('#features/living/repairs/report-dialog.tsx')).ReportDialog);
/** Keeps the place of the line that says which house it is. */
const NOT_KNOWN_YET = '\u00a0';
const PLACE = { house: anId, room: anId };

/** Repairs of the houses that the reader has to do with: `/repairs`. */
export default function RepairsPage() {
  const { t } = useTranslation();
  const { role } = useReader();
  const { houses, house } = useOpenHouse();
  const [place, setPlace] = useFilters(PLACE);
  const [, set] = useAddress<'repair'>();
  const [isReporting, setReporting] = useState(false);
  const [isAsked, settle] = useOpening('repair');
  const [first, ...others] = houses ?? [];
  const isOwner = role === 'homeowner';
  const reports = first !== undefined && (role === 'roomie' || isOwner);
  const close = (): void => {
    setReporting(false);
    settle();
    handedOver.end('repair');
  };
  return (
    <Page
      heading={t('repairs.heading')}
      lead={
        role === 'roomie' && house === undefined
          ? houses === undefined
            ? NOT_KNOWN_YET
            : t('repairs.noHouse')
          : t(`repairs.lead.${role}`, { house: house?.name ?? '' })
      }
      width={860}
      actions={
        reports && (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => {
              setReporting(true);
            }}
          >
            {t('repairs.report.open')}
          </Button>
        )
      }
    >
      <RepairList
        place={place}
        hasHouses={houses?.length !== 1}
        photos={repairPhotos}
        filters={isOwner && <RepairFilters houses={houses ?? []} place={place} onChoose={setPlace} />}
      />
      {isOwner && <RepairFigures houseId={place.house} />}
      {(isReporting || isAsked) && reports && (
        <ReportDialog
          houses={[first, ...others]}
          first={place.house ?? first._id}
          photos={repairPhotos}
          onDone={(id) => {
            close();
            set({ repair: id });
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}
