import { AREA_RESULTS, type AreaResult, LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/text-field.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { useAreaName } from '#features/living/chores/visits/use-area-name.ts';
import { type DraftArea, lacksRemark } from './report-draft.ts';

interface AreaFieldsProps {
  area: DraftArea;
  photos: FeedPhotos;
  /** Whether to show what is missing. */
  isChecked: boolean;
  onChange: (change: Partial<DraftArea>) => void;
  /** Called when its photo uploads start or finish. */
  onBusy: (isBusy: boolean) => void;
}

/** One area of a report: its result with one tap, then a remark and photos. */
export function AreaFields({ area, photos, isChecked, onChange, onBusy }: AreaFieldsProps) {
  const { t } = useTranslation();
  const name = useAreaName()(area);
  const [hasPhotos, setHasPhotos] = useState(false);
  const isWrong = isChecked && lacksRemark(area);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={area.result}
        aria-label={name}
        onChange={(_, result: AreaResult | null) => {
          onChange({ result });
        }}
        sx={{ maxWidth: 420 }}
      >
        {AREA_RESULTS.map((result) => (
          <ToggleButton
            key={result}
            value={result}
            sx={{ minHeight: 44, px: 0.5, lineHeight: 1.25, textTransform: 'none' }}
          >
            {t(`visits.result.${result}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {area.result !== null && (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
          <TextField
            size="small"
            label={t(area.result === 'done' ? 'visits.report.remark' : 'visits.report.why')}
            slotProps={{
              htmlInput: { maxLength: LIMITS.visitRemark, 'aria-label': t('visits.report.remarkOf', { area: name }) },
            }}
            value={area.remark}
            required={area.result === 'not_done'}
            error={isWrong}
            helperText={isWrong ? t('visits.report.noRemark') : undefined}
            onChange={({ target }) => {
              onChange({ remark: target.value });
            }}
            multiline
            fullWidth
          />
          {hasPhotos ? (
            photos.chooser(
              t('visits.photosOf', { area: name }),
              (taken) => {
                onChange({ photos: taken });
              },
              onBusy,
            )
          ) : (
            <Button
              aria-label={t('visits.report.addPhotosOf', { area: name })}
              sx={{ justifySelf: 'start', ml: -1.5 }}
              onClick={() => {
                setHasPhotos(true);
              }}
            >
              {t('visits.report.addPhotos')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
