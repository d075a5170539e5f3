import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { ChoreBadge } from '#features/living/chores/chore-badge.tsx';
import { ChoreFields } from '#features/living/chores/fields/chore-fields.tsx';
import { useRhythm } from '#features/living/chores/rhythm/use-rhythm.ts';
import type { HousePerson } from '#features/living/chores/use-people.ts';
import type { Candidate } from './chosen-chores.ts';

interface CandidateCardProps {
  candidate: Candidate;
  people: readonly HousePerson[];
  /** Whether its form is open in the card. */
  isOpen: boolean;
  isChecked: boolean;
  onChange: (candidate: Candidate) => void;
  onOpen: (isOpen: boolean) => void;
}

/** A chore to select, with its rhythm in words; once selected it can be edited in place. */
export function CandidateCard({ candidate, people, isOpen, isChecked, onChange, onOpen }: CandidateCardProps) {
  const { t } = useTranslation();
  const rhythm = useRhythm();
  const { draft, isChosen } = candidate;
  const name = draft.name === '' ? t('chores.setUp.ownName') : draft.name;
  return (
    <Card
      component="li"
      sx={{
        listStyle: 'none',
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        borderColor: isChosen ? 'primary.main' : 'divider',
        // A form needs the width of the page.
        ...(isOpen ? { gridColumn: '1 / -1' } : {}),
      }}
    >
      <Box
        component="label"
        sx={{
          flex: isOpen ? 'none' : 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          p: 1.5,
          minHeight: 76,
          cursor: 'pointer',
          '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
        }}
      >
        <input
          type="checkbox"
          checked={isChosen}
          style={visuallyHidden}
          onChange={({ target }) => {
            onChange({ ...candidate, isChosen: target.checked });
            if (!target.checked) onOpen(false);
          }}
        />
        <ChoreBadge icon={draft.icon} tone={isChosen ? 'strong' : 'plain'} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {rhythm(draft)}
          </Typography>
        </Box>
        <Box
          aria-hidden="true"
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 24,
            height: 24,
            borderRadius: '6px',
            border: '1.5px solid',
            borderColor: isChosen ? 'primary.main' : 'text.secondary',
            bgcolor: isChosen ? 'primary.main' : 'transparent',
            color: 'primary.contrastText',
          }}
        >
          {isChosen && <CheckIcon sx={{ fontSize: 18 }} />}
        </Box>
      </Box>
      {isChosen && !isOpen && (
        <Box sx={{ borderTop: '1px solid', borderColor: 'divider', px: 0.5 }}>
          <Button
            fullWidth
            aria-label={t('chores.setUp.change', { name })}
            onClick={() => {
              onOpen(true);
            }}
          >
            {t('chores.setUp.changeShort')}
          </Button>
        </Box>
      )}
      {isOpen && (
        <Box sx={{ borderTop: '1px solid', borderColor: 'divider', p: 2 }}>
          <ChoreFields
            value={draft}
            people={people}
            isChecked={isChecked}
            onChange={(changed) => {
              onChange({ ...candidate, draft: changed });
            }}
          />
          <Button
            variant="outlined"
            sx={{ mt: 2 }}
            aria-label={t('chores.setUp.doneNamed', { name })}
            onClick={() => {
              onOpen(false);
            }}
          >
            {t('chores.setUp.done')}
          </Button>
        </Box>
      )}
    </Card>
  );
}
