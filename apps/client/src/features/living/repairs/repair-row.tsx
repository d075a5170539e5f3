import type { Repair } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dot } from '#lib/direction.ts';
import { Tag } from '#ui/tag.tsx';
import { useRepairText } from './use-repair-text.ts';

interface RepairRowProps {
  repair: Repair;
  /** Whether the list is about several houses. */
  hasHouse: boolean;
  onOpen: () => void;
}

/** One repair of a list: what is broken where, and what happens next. */
export function RepairRow({ repair, hasHouse, onOpen }: RepairRowProps) {
  const { t } = useTranslation();
  const text = useRepairText();
  const { title, urgency, state, house, notes_count: notes } = repair;
  const isOpen = state === 'reported' || state === 'accepted';
  const where = [text.place(repair), ...(hasHouse ? [house.name] : [])].join(dot());
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <ButtonBase
        onClick={onOpen}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'start',
          px: { xs: 2, sm: 3 },
          py: 1.5,
          '&:hover': { bgcolor: 'action.hover' },
          '&.Mui-focusVisible': { outlineOffset: -2 },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {isOpen && urgency === 'emergency' && <Tag tone="error">{t('repairs.urgency.emergency')}</Tag>}
          {state === 'reported' && <Tag tone="warning">{t('repairs.new')}</Tag>}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {where}
        </Typography>
        <Typography variant="body2">{text.status(repair)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[text.reported(repair), ...(notes > 0 ? [t('repairs.notes', { count: notes })] : [])].join(dot())}
        </Typography>
      </ButtonBase>
    </Box>
  );
}
