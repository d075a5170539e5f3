import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { ChoreBadge } from '#features/living/chores/chore-badge.tsx';
import { useRetiredChoresInfiniteQuery } from '#features/living/chores/chores-api.ts';

function Retired({ house }: { house: House }) {
  const { t, i18n } = useTranslation();
  return (
    <PagedList
      query={useRetiredChoresInfiniteQuery({ houseId: house._id })}
      skeleton={<ListSkeleton rows={2} />}
      empty={t('chores.list.noneRetired')}
    >
      {(chores) => (
        <Box component="ul" aria-label={t('chores.list.retiredHeading')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {chores.map(({ _id, icon, name, retired_at: at }) => (
            <Box key={_id} component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1 }}>
              <ChoreBadge icon={icon} />
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {at !== null && t('chores.list.retiredOn', { day: dateOf(at, i18n.language) })}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </PagedList>
  );
}

/** A house's retired chores, loaded on demand. */
export function RetiredChores({ house }: { house: House }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <Box sx={{ mt: 4 }}>
      <Button
        aria-expanded={isShown}
        sx={{ ml: -1.5 }}
        onClick={() => {
          setShown(!isShown);
        }}
      >
        {t(isShown ? 'chores.list.hideRetired' : 'chores.list.showRetired')}
      </Button>
      {isShown && <Retired house={house} />}
    </Box>
  );
}
