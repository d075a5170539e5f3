import type { HouseSuggestions } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatRent } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { DoorIcon } from '#ui/public-icons.tsx';
import { ShieldIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { BESIDE, Section } from '#ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { OwnSuggestions } from './own-suggestions.tsx';
import { useSuggestionsQuery } from './suggestions-api.ts';

const SuggestDialog = lazyOnOpen(async () => (await import('./suggest-dialog.tsx')).SuggestDialog);

type Ad = HouseSuggestions['ads'][number];

function OpenAd({ ad, onSuggest }: { ad: Ad; onSuggest: () => void }) {
  const { t, i18n } = useTranslation();
  const { room, title, rent, currency, available_from: from } = ad;
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', px: { xs: 2, sm: 3 }, py: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, overflowWrap: 'anywhere' }}>
        <bdi>{room}</bdi>
        {dot()}
        {[
          t('suggestions.rooms.rent', { rent: formatRent(rent, currency, i18n.language) }),
          from === null ? t('suggestions.rooms.now') : t('suggestions.rooms.from', { day: day(from, i18n.language) }),
        ].join(dot())}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onSuggest}>
          {t('suggestions.rooms.suggest')}
        </Button>
        <Button component={Link} to={paths.openRoom(ad._id)}>
          {t('suggestions.rooms.see')}
        </Button>
      </Box>
    </Box>
  );
}

/** The open rooms of a house, to suggest people for, and whom the reader suggested. */
export function Suggest({ houseId }: { houseId: string }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Ad | null>(null);
  const { currentData: data, isError, refetch } = useSuggestionsQuery({ houseId });
  if (data === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  const { can_suggest: canSuggest, ads, suggestions } = data;
  if (!canSuggest && suggestions.length === 0) {
    return (
      <EmptyState
        icon={<ShieldIcon />}
        text={t('speaker.noRight.invite')}
        action={
          <Button component={Link} to={paths.whoRunsWhat} variant="contained">
            {t('speaker.noRight.see')}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={BESIDE}>
      {canSuggest && (
        <Stack spacing={3}>
          {ads.length === 0 ? (
            <EmptyState icon={<DoorIcon />} text={t('suggestions.rooms.none')} />
          ) : (
            <Section id="open-rooms" title={t('suggestions.rooms.heading')}>
              <Box component="ul" sx={{ m: 0, p: 0 }}>
                {ads.map((ad) => (
                  <OpenAd
                    key={ad._id}
                    ad={ad}
                    onSuggest={() => {
                      setChosen(ad);
                    }}
                  />
                ))}
              </Box>
            </Section>
          )}
        </Stack>
      )}
      <OwnSuggestions suggestions={suggestions} />
      {chosen !== null && (
        <SuggestDialog
          houseId={houseId}
          ad={chosen}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
    </Box>
  );
}
