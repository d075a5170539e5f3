import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { FeeList } from './fee-list.tsx';
import { useLateFeesQuery } from './late-fees-api.ts';
import { RuleText } from './rule-text.tsx';

interface OwnLateFeesProps {
  houseId: string;
  roomieId: string;
}

/** What late rent costs the reader, and their fees; nothing in a house without a rule. */
export function OwnLateFees({ houseId, roomieId }: OwnLateFeesProps) {
  const { t } = useTranslation();
  const { currentData } = useLateFeesQuery({ id: houseId });
  if (currentData === undefined) return null;
  const fees = currentData.fees.filter(({ roomie }) => roomie._id === roomieId);
  if (currentData.rule === null && currentData.announced === null && fees.length === 0) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {t('lateFees.heading')}
      </Typography>
      <RuleText fees={currentData} />
      <FeeList fees={fees} currency={currentData.currency} isOwn />
    </Box>
  );
}
