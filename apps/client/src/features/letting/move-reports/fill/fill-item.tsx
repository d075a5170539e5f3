import { LIMITS, type ReportItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { DeleteIcon, NoteIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DraftItem, DraftPhoto } from '#features/letting/move-reports/draft/draft-item.ts';
import { PhotoStrip } from '#features/letting/move-reports/photo-strip.tsx';
import { dot } from '#lib/direction.ts';
import { KeyCount, MeterReadings, type Quantity, useRemarks } from './quantity-fields.tsx';
import { ConditionChoice } from './condition-choice.tsx';
import { AddPhotos, ItemPhotos } from './item-photos.tsx';

interface FillItemProps {
  name: string;
  value: DraftItem;
  /** Its condition at moving in. */
  baseline: ReportItem['baseline'];
  /** Set for an item that is counted or read. */
  quantity: Quantity | undefined;
  onChange: (change: (value: DraftItem) => DraftItem) => void;
  /** Set for an item the user added. */
  onRemove?: (() => void) | undefined;
}

/** One checklist item: its condition with one tap, and remarks and photos if needed. */
export function FillItem({ name, value, baseline, quantity, onChange, onRemove }: FillItemProps) {
  const { t } = useTranslation();
  const [isWriting, setIsWriting] = useState(false);
  const beside = useRemarks(quantity);
  const remarks = beside.read(value.remarks);
  const hasRemarks = remarks !== '' || isWriting;
  const changePhotos = (change: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]): void => {
    onChange((item) => ({ ...item, photos: change(item.photos) }));
  };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1.25, py: 2, px: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44 }}>
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box sx={{ flex: 'none', mr: -1 }}>
          {!hasRemarks && (
            <IconButton
              aria-label={`${t('reports.fill.addRemarks')}: ${name}`}
              title={t('reports.fill.addRemarks')}
              color="primary"
              onClick={() => {
                setIsWriting(true);
              }}
            >
              <NoteIcon />
            </IconButton>
          )}
          <AddPhotos name={name} photos={value.photos} onChange={changePhotos} />
          {onRemove && (
            <IconButton aria-label={t('reports.fill.remove', { name })} onClick={onRemove}>
              <DeleteIcon />
            </IconButton>
          )}
        </Box>
      </Stack>
      {typeof baseline?.condition === 'string' && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('reports.fill.before', { condition: t(`reports.condition.${baseline.condition}`) })}
            {baseline.remarks !== '' && `${dot()}${baseline.remarks}`}
          </Typography>
          <PhotoStrip photos={baseline.photos} name={`${name}, ${t('reports.view.before')}`} />
        </Box>
      )}
      {quantity === 'keys' && <KeyCount name={name} value={value} onChange={onChange} />}
      {quantity === 'meters' && <MeterReadings name={name} value={value} onChange={onChange} />}
      {quantity === undefined && (
        <ConditionChoice
          name={name}
          id={value.item_id}
          value={value.condition}
          onChange={(condition) => {
            onChange((item) => ({ ...item, condition }));
          }}
        />
      )}
      <ItemPhotos name={name} photos={value.photos} onChange={changePhotos} />
      {hasRemarks && (
        <TextField
          label={t('reports.fill.remarks')}
          value={remarks}
          multiline
          minRows={2}
          autoFocus={isWriting}
          fullWidth
          slotProps={{
            htmlInput: { maxLength: LIMITS.reportRemarks, 'aria-label': `${t('reports.fill.remarks')}: ${name}` },
          }}
          onChange={({ target }) => {
            const rest = target.value;
            onChange((item) => ({ ...item, remarks: beside.write(item.remarks, rest) }));
          }}
        />
      )}
    </Box>
  );
}
