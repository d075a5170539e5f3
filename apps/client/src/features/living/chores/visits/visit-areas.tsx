import type { AreaResult, CleaningVisit } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { useAreaName } from './use-area-name.ts';

const TONES: Record<AreaResult, TagTone> = { done: 'success', partly: 'warning', not_done: 'error' };

interface VisitAreasProps {
  areas: CleaningVisit['areas'];
  gallery: FeedPhotos['gallery'];
}

/** The result of each area, in the report's order. */
export function VisitAreas({ areas, gallery }: VisitAreasProps) {
  const { t } = useTranslation();
  const areaName = useAreaName();
  return (
    <Box component="ul" aria-label={t('visits.areas')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {areas.map((area, at) => {
        const name = areaName(area);
        return (
          // Areas have no ids and never change their order.
          <Box component="li" key={at} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Tag tone={TONES[area.result]}>{t(`visits.result.${area.result}`)}</Tag>
            </Box>
            {area.remark !== '' && (
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {area.remark}
              </Typography>
            )}
            {area.photos.length > 0 && (
              <Box sx={{ mt: 1 }}>{gallery(area.photos, t('visits.photosOf', { area: name }))}</Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
