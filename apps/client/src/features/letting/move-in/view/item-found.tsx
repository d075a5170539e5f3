import type { ItemChange, ReportItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Tag, type TagTone } from '../../../../ui/tag.tsx';
import { PhotoStrip } from '../photo-strip.tsx';

type Finding = Pick<ReportItem, 'condition' | 'remarks' | 'photos'>;

const TONES: Readonly<Record<ItemChange, TagTone>> = {
  same: 'default',
  better: 'success',
  wear: 'default',
  worse: 'error',
  no_baseline: 'default',
};

/** One side of an item: how it is, what was said and shown of it. */
function Found({ title, finding, name }: { title: string; finding: Finding | null; name: string }) {
  const { t } = useTranslation();
  const condition = finding?.condition ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start', minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography sx={{ color: condition === null ? 'text.secondary' : 'text.primary' }}>
        {condition === null ? t('reports.view.unseen') : t(`reports.condition.${condition}`)}
      </Typography>
      {finding !== null && finding.remarks !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {finding.remarks}
        </Typography>
      )}
      <PhotoStrip photos={finding?.photos ?? []} name={`${name}, ${title}`} />
    </Box>
  );
}

/** An item of a submitted report; at moving out both times stand side by side. */
export function ItemFound({ item, isMoveOut }: { item: ReportItem; isMoveOut: boolean }) {
  const { t } = useTranslation();
  const { name, change, baseline } = item;
  return (
    <Box
      component="li"
      sx={{ py: 2, px: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.25 }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {change !== null && <Tag tone={TONES[change]}>{t(`reports.change.${change}`)}</Tag>}
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: isMoveOut ? { xs: '1fr 1fr' } : '1fr',
        }}
      >
        {isMoveOut && <Found title={t('reports.view.before')} finding={baseline} name={name} />}
        <Found title={t(isMoveOut ? 'reports.view.now' : 'reports.view.found')} finding={item} name={name} />
      </Box>
    </Box>
  );
}
