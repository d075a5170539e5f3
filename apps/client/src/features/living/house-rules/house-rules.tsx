import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

import { Acknowledgements } from './acknowledgements.tsx';
import { Proposals } from './proposals.tsx';
import { RuleBookSection } from './rule-book-section.tsx';
import { useReader } from '#session/use-reader.ts';

interface HouseRulesProps {
  houseId: string;
  /** The proposal a link led to. */
  changeId: string | null;
}

/** A house's rules beside the proposals; one below the other on a narrow screen. */
export function HouseRules({ houseId, changeId }: HouseRulesProps) {
  const { role } = useReader();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        <RuleBookSection houseId={houseId} />
        {role === 'homeowner' && <Acknowledgements houseId={houseId} />}
      </Stack>
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        <Proposals houseId={houseId} state="open" changeId={changeId} />
        <Proposals houseId={houseId} state="decided" changeId={changeId} />
      </Stack>
    </Box>
  );
}
