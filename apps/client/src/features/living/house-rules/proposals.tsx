import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { ChangeCard } from './change-card.tsx';
import { useRuleChangesInfiniteQuery } from './rules-api.ts';

interface ProposalsProps {
  houseId: string;
  state: 'open' | 'decided';
  /** The proposal a link led to. */
  changeId: string | null;
}

/** Open or decided proposals, newest first. */
export function Proposals({ houseId, state, changeId }: ProposalsProps) {
  const { t } = useTranslation();
  const isOpen = state === 'open';
  return (
    <Box component="section" aria-labelledby={`proposals-${state}`}>
      <Typography id={`proposals-${state}`} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t(isOpen ? 'rules.open' : 'rules.earlier')}
      </Typography>
      <PagedList
        query={useRuleChangesInfiniteQuery({ houseId, state })}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>{t(isOpen ? 'rules.noOpen' : 'rules.noEarlier')}</Typography>
        }
      >
        {(changes) => (
          <Stack spacing={2}>
            {changes.map((change) => (
              <ChangeCard key={change._id} change={change} isAimedAt={change._id === changeId} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Box>
  );
}
