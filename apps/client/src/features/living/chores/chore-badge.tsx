import type { ChoreIcon } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { CHORE_ICON } from './chore-icons.tsx';

const TONES = {
  plain: { bgcolor: 'primary.light', color: 'primary.main' },
  strong: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  faint: { border: '1px dashed', borderColor: 'text.secondary', color: 'text.secondary' },
} as const;

/** A chore's icon on a round background, beside its name; decorative. */
export function ChoreBadge({ icon, tone = 'plain' }: { icon: ChoreIcon; tone?: keyof typeof TONES }) {
  const Icon = CHORE_ICON[icon];
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 40,
        height: 40,
        borderRadius: '50%',
        ...TONES[tone],
      }}
    >
      <Icon fontSize="small" />
    </Box>
  );
}
