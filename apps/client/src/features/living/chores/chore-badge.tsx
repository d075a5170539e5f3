import type { ChoreIcon } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { CHORE_ICON } from './chore-icons.tsx';

/** The icon of a chore on a round ground; it stands beside the name, and says nothing more. */
export function ChoreBadge({ icon, isStrong = false }: { icon: ChoreIcon; isStrong?: boolean }) {
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
        bgcolor: isStrong ? 'primary.main' : 'primary.light',
        color: isStrong ? 'primary.contrastText' : 'primary.main',
      }}
    >
      <Icon fontSize="small" />
    </Box>
  );
}
