import type { ItemChange, ReportItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { PhotoStrip } from '#features/letting/move-reports/photo-strip.tsx';
import { userText } from '#ui/user-text.ts';

type Finding = Pick<ReportItem, 'condition' | 'remarks' | 'photos'>;

const TONES: Readonly<Record<ItemChange, TagTone>> = {
  same: 'default',
  better: 'success',
  wear: 'default',
  worse: 'error',
  no_baseline: 'default',
};

const Condition = ({ of }: { of: Finding['condition'] }) => {
  const { t } = useTranslation();
  return (
    <Typography sx={{ color: of === null ? 'text.secondary' : 'text.primary' }}>
      {of === null ? t('reports.view.unseen') : t(`reports.condition.${of}`)}
    </Typography>
  );
};

/** An item's remarks and photos. */
function Shown({ finding, name }: { finding: Finding | null; name: string }) {
  if (finding === null || (finding.remarks === '' && finding.photos.length === 0)) return null;
  return (
    <>
      {finding.remarks !== '' && (
        <Typography variant="body2" sx={userText}>
          {finding.remarks}
        </Typography>
      )}
      <PhotoStrip photos={finding.photos} name={name} />
    </>
  );
}

/** One side of the comparison. */
function Side({ title, finding, name }: { title: string; finding: Finding | null; name: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start', minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Condition of={finding?.condition ?? null} />
      <Shown finding={finding} name={`${name}, ${title}`} />
    </Box>
  );
}

/** An item of a submitted report; at moving out, both conditions are side by side. */
export function ItemFound({ item, isMoveOut }: { item: ReportItem; isMoveOut: boolean }) {
  const { t } = useTranslation();
  const { name, change, baseline } = item;
  return (
    <Box
      component="li"
      sx={{ py: 1.75, px: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.25 }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isMoveOut ? (
          change !== null && <Tag tone={TONES[change]}>{t(`reports.change.${change}`)}</Tag>
        ) : (
          <Condition of={item.condition} />
        )}
      </Stack>
      {isMoveOut ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <Side title={t('reports.view.before')} finding={baseline} name={name} />
          <Side title={t('reports.view.now')} finding={item} name={name} />
        </Box>
      ) : (
        <Shown finding={item} name={name} />
      )}
    </Box>
  );
}
