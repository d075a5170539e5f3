import { LIMITS, type RoomChoiceCandidates } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon, CloseIcon } from '#ui/icons.tsx';
import { LineField } from '#ui/line-field.tsx';

type Candidate = RoomChoiceCandidates['people'][number];

/** A person whom the homeowner enters by name. */
export interface NamedPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export const idOf = (person: Candidate): string => ('roomie_id' in person ? person.roomie_id : person.applicant_id);

interface PeopleFieldsProps {
  candidates: readonly Candidate[];
  chosen: readonly string[];
  named: readonly NamedPerson[];
  onChoose: (chosen: string[]) => void;
  onName: (named: NamedPerson[]) => void;
}

const NOBODY: NamedPerson = { first_name: '', last_name: '', email: '' };

/** Who chooses: people of the house, applicants, and others by name. */
export function PeopleFields({ candidates, chosen, named, onChoose, onName }: PeopleFieldsProps) {
  const { t } = useTranslation();
  const change = (at: number, more: Partial<NamedPerson>): void => {
    onName(named.map((person, index) => (index === at ? { ...person, ...more } : person)));
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t('roomChoices.new.people')}
      </Box>
      {candidates.map((person) => (
        <FormControlLabel
          key={idOf(person)}
          sx={{ display: 'flex', overflowWrap: 'anywhere' }}
          control={
            <Checkbox
              checked={chosen.includes(idOf(person))}
              onChange={({ target }) => {
                const others = chosen.filter((id) => id !== idOf(person));
                onChoose(target.checked ? [...others, idOf(person)] : others);
              }}
            />
          }
          label={`${person.name} (${
            'roomie_id' in person ? t('roomChoices.new.mover') : t('roomChoices.new.applicant', { room: person.room })
          })`}
        />
      ))}
      {named.map((person, at) => (
        // Rows have no ids of their own, and are only added at the end.
        <Stack key={at} direction="row" spacing={1} sx={{ mt: 1.5, alignItems: 'center' }}>
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(116px, 1fr))', sm: '1fr 1fr 1.5fr' },
              '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
            }}
          >
            <LineField
              label={t('roomChoices.new.first')}
              value={person.first_name}
              maxLength={LIMITS.name}
              onChange={(first_name) => {
                change(at, { first_name });
              }}
            />
            <LineField
              label={t('roomChoices.new.last')}
              value={person.last_name}
              maxLength={LIMITS.name}
              onChange={(last_name) => {
                change(at, { last_name });
              }}
            />
            <LineField
              label={t('roomChoices.new.email')}
              value={person.email}
              maxLength={LIMITS.email}
              onChange={(email) => {
                change(at, { email });
              }}
            />
          </Box>
          <IconButton
            aria-label={t('roomChoices.new.removePerson', {
              name: person.first_name === '' ? t('roomChoices.new.someone') : person.first_name,
            })}
            onClick={() => {
              onName(named.filter((_, index) => index !== at));
            }}
          >
            <CloseIcon />
          </IconButton>
        </Stack>
      ))}
      <Button
        startIcon={<AddIcon />}
        sx={{ mt: 1 }}
        onClick={() => {
          onName([...named, NOBODY]);
        }}
      >
        {t('roomChoices.new.addPerson')}
      </Button>
    </Box>
  );
}
