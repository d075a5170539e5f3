import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { FeeList } from './fee-list.tsx';
import { useLateFeesQuery } from './late-fees-api.ts';
import { RuleText } from './rule-text.tsx';

interface LateFeesOfProps {
  houseId: string;
  roomieId: string;
  /** Whether they are the reader's own. */
  isOwn: boolean;
}

/** What a roomie's late rent costs, and their fees; nothing in a house without a rule. */
export function LateFeesOf({ houseId, roomieId, isOwn }: LateFeesOfProps) {
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
      <FeeList fees={fees} currency={currentData.currency} isOwn={isOwn} />
    </Box>
  );
}
