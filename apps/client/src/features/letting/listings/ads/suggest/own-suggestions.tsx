import type { Suggestion, SuggestionState } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { Section } from '#ui/page.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { useTakeBackSuggestionMutation } from './suggestions-api.ts';

const WRAPS = { overflowWrap: 'anywhere' } as const;

const TONES: Readonly<Record<SuggestionState, TagTone>> = {
  waiting: 'info',
  applied: 'success',
  declined: 'default',
  closed: 'default',
};

const nameOf = ({ first_name: first, last_name: last }: Suggestion): string =>
  last === null ? first : `${first} ${last}`;

function Row({ suggestion, onTakeBack }: { suggestion: Suggestion; onTakeBack: () => void }) {
  const { t, i18n } = useTranslation();
  const { ad, email, state, suggested_at: at } = suggestion;
  const name = nameOf(suggestion);
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, ...WRAPS }}>
            <bdi>{name}</bdi>
          </Typography>
          <Tag tone={TONES[state]}>{t(`suggestions.own.state.${state}`)}</Tag>
        </Box>
        {email !== null && (
          <Typography sx={WRAPS}>
            <bdi>{email}</bdi>
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', ...WRAPS }}>
          <bdi>{ad.title}</bdi>
          {dot()}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {dateOf(at, i18n.language)}
          </Box>
        </Typography>
        {state === 'closed' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('suggestions.own.closed')}
          </Typography>
        )}
      </Box>
      {state === 'waiting' && (
        <Button onClick={onTakeBack} aria-label={t('suggestions.own.takeBackOf', { name })} sx={{ ml: -1.5 }}>
          {t('suggestions.own.takeBack')}
        </Button>
      )}
    </Box>
  );
}

/** Whom the reader suggested, and what became of it. */
export function OwnSuggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Suggestion | null>(null);
  const [takeBack] = useTakeBackSuggestionMutation();
  const close = (): void => {
    setAsked(null);
  };
  const name = asked === null ? '' : nameOf(asked);
  return (
    <Section id="own-suggestions" title={t('suggestions.own.heading')}>
      {suggestions.length === 0 ? (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>
          {t('suggestions.own.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {suggestions.map((suggestion) => (
            <Row
              key={suggestion._id}
              suggestion={suggestion}
              onTakeBack={() => {
                setAsked(suggestion);
              }}
            />
          ))}
        </Box>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('suggestions.own.ask', { name })}
        text={t('suggestions.own.askText', { name })}
        confirm={t('suggestions.own.takeBack')}
        onConfirm={() => {
          close();
          if (asked) void showOutcome(takeBack({ params: { id: asked._id } }), t('suggestions.own.takenBack'));
        }}
        onClose={close}
      />
    </Section>
  );
}
