import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { VisitList } from '#features/living/chores/visits/visit-list.tsx';

interface EarlierReportsProps {
  house: { readonly _id: string; readonly name: string };
  gallery: FeedPhotos['gallery'];
}

/** A neatkeeper's earlier reports of a house, on demand. */
export function EarlierReports({ house, gallery }: EarlierReportsProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <Box sx={{ p: { xs: 2, md: 1 } }}>
      <Button
        aria-expanded={isShown}
        aria-label={t(isShown ? 'visits.report.hideNamed' : 'visits.report.showNamed', { house: house.name })}
        onClick={() => {
          setShown(!isShown);
        }}
      >
        {t(isShown ? 'visits.report.hide' : 'visits.report.show')}
      </Button>
      {isShown && (
        <Box sx={{ mt: 1 }}>
          <VisitList
            houseId={house._id}
            gallery={gallery}
            empty={<Typography sx={{ color: 'text.secondary' }}>{t('visits.report.none')}</Typography>}
          />
        </Box>
      )}
    </Box>
  );
}
