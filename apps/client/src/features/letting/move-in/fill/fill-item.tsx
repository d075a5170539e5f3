import { LIMITS, type ReportItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DeleteIcon, NoteIcon } from '../../../../ui/icons.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { DraftItem } from '../draft/draft-item.ts';
import { PhotoStrip } from '../photo-strip.tsx';
import { ConditionChoice } from './condition-choice.tsx';
import { ItemPhotos } from './item-photos.tsx';

interface FillItemProps {
  name: string;
  value: DraftItem;
  /** How it was when they moved in. */
  baseline: ReportItem['baseline'];
  onChange: (change: (value: DraftItem) => DraftItem) => void;
  /** Where the person added it. */
  onRemove?: (() => void) | undefined;
}

/** One thing of the list: how it is, in a tap, and where that says too little in words and photos. */
export function FillItem({ name, value, baseline, onChange, onRemove }: FillItemProps) {
  const { t } = useTranslation();
  const [isWriting, setIsWriting] = useState(false);
  const hasRemarks = value.remarks !== '' || isWriting;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1.25, py: 2, px: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 32 }}>
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {onRemove && (
          <IconButton aria-label={t('reports.fill.remove', { name })} onClick={onRemove} edge="end">
            <DeleteIcon />
          </IconButton>
        )}
      </Stack>
      {typeof baseline?.condition === 'string' && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('reports.fill.before', { condition: t(`reports.condition.${baseline.condition}`) })}
            {baseline.remarks !== '' && ` · ${baseline.remarks}`}
          </Typography>
          <PhotoStrip photos={baseline.photos} name={`${name}, ${t('reports.view.before')}`} />
        </Box>
      )}
      <ConditionChoice
        name={name}
        id={value.item_id}
        value={value.condition}
        onChange={(condition) => {
          onChange((item) => ({ ...item, condition }));
        }}
      />
      {hasRemarks && (
        <TextField
          label={t('reports.fill.remarks')}
          value={value.remarks}
          multiline
          minRows={2}
          autoFocus={isWriting}
          fullWidth
          slotProps={{
            htmlInput: { maxLength: LIMITS.reportRemarks, 'aria-label': `${t('reports.fill.remarks')}: ${name}` },
          }}
          onChange={({ target }) => {
            const remarks = target.value;
            onChange((item) => ({ ...item, remarks }));
          }}
        />
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, ml: -1 }}>
        {!hasRemarks && (
          <Button
            startIcon={<NoteIcon />}
            sx={{ minHeight: 44 }}
            aria-label={`${t('reports.fill.addRemarks')}: ${name}`}
            onClick={() => {
              setIsWriting(true);
            }}
          >
            {t('reports.fill.addRemarks')}
          </Button>
        )}
        <ItemPhotos
          name={name}
          photos={value.photos}
          onChange={(change) => {
            onChange((item) => ({ ...item, photos: change(item.photos) }));
          }}
        />
      </Stack>
    </Box>
  );
}
