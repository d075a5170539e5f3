import { type CatalogueChore, type Chore, type House, LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { refusalOf } from '#api/api-error.ts';
import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { useUnsaved } from '#lib/unsaved.ts';
import { AddIcon } from '#ui/icons.tsx';
import { useCreateChoresMutation } from '#features/living/chores/chores-api.ts';
import { wrongIn } from '#features/living/chores/fields/chore-draft.ts';
import { toPerson } from '#features/living/chores/use-people.ts';
import { comma } from '#lib/direction.ts';
import { CandidateCard } from './candidate-card.tsx';
import { type Candidate, offered, ownCandidate, toNewChore } from './chosen-chores.ts';

interface SetUpChoresProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  /** The house's existing chores. */
  chores: readonly Chore[];
  onDone: () => void;
}

/** Selects, adjusts and adds a house's chores with one button. */
export function SetUpChores({ house, today, chores, onDone }: SetUpChoresProps) {
  const { t } = useTranslation();
  const nameOf = (catalogue: CatalogueChore): string => t(`choreNames.${catalogue}`);
  const people = useHouseQuery({ id: house._id }).data?.roomies.map(toPerson) ?? [];
  const [candidates, setCandidates] = useState(() =>
    offered(
      chores.map(({ catalogue }) => catalogue),
      nameOf,
      today,
    ),
  );
  const [open, setOpen] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [create, { isLoading, error }] = useCreateChoresMutation();
  useUnsaved(isTouched && !isLoading);

  const chosen = candidates.filter(({ isChosen }) => isChosen);
  const wrong = chosen.filter(({ draft }) => wrongIn(draft).length > 0);
  const change = (changed: Candidate): void => {
    setTouched(true);
    // A deselected custom chore is removed; one of the catalogue stays to be selected again.
    const isGone = changed.catalogue === null && !changed.isChosen;
    setCandidates((all) => all.flatMap((one) => (one.key !== changed.key ? one : isGone ? [] : changed)));
  };
  const addOwn = (): void => {
    setTouched(true);
    const own = ownCandidate(`own-${String(candidates.length)}-${String(Date.now())}`, today);
    setCandidates((all) => [...all, own]);
    setOpen(own.key);
  };
  const save = async (): Promise<void> => {
    setChecked(true);
    const [first] = wrong;
    if (first !== undefined) {
      setOpen(first.key);
      return;
    }
    const body = {
      house_id: house._id,
      chores: chosen.map((one) => toNewChore(one, one.catalogue === null ? '' : nameOf(one.catalogue), today)),
    };
    const answer = await create({ body });
    if (answer.error !== undefined) return;
    tell(t('chores.setUp.saved', { count: chosen.length }));
    onDone();
  };

  const refusal = refusalOf(error);
  const isTooMany = chosen.length > LIMITS.choresPerCall;
  const namesWrong = wrong.map(({ draft }) => (draft.name === '' ? t('chores.setUp.ownName') : draft.name));
  return (
    <>
      {candidates.every(({ catalogue }) => catalogue === null) && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('chores.setUp.allThere')}</Typography>
      )}
      <Box
        component="ul"
        aria-label={t('chores.setUp.catalogue')}
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {candidates.map((candidate) => (
          <CandidateCard
            key={candidate.key}
            candidate={candidate}
            people={people}
            isOpen={open === candidate.key}
            isChecked={isChecked}
            onChange={change}
            onOpen={(isOpen) => {
              setOpen(isOpen ? candidate.key : null);
            }}
          />
        ))}
      </Box>
      <Button startIcon={<AddIcon />} onClick={addOwn} sx={{ mt: 2 }}>
        {t('chores.setUp.own')}
      </Button>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          mt: 3,
          py: 2,
          bgcolor: 'background.default',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        {isChecked && wrong.length > 0 && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {t('chores.setUp.wrong', { names: namesWrong.join(comma()) })}
          </Alert>
        )}
        {isTooMany && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {t('chores.setUp.most', { most: LIMITS.choresPerCall })}
          </Alert>
        )}
        {refusal !== undefined && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {refusal}
          </Alert>
        )}
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography aria-live="polite">{t('chores.setUp.chosen', { count: chosen.length })}</Typography>
          <Button
            variant="contained"
            loading={isLoading}
            disabled={chosen.length === 0 || isTooMany}
            onClick={() => void save()}
          >
            {chosen.length === 0 ? t('chores.setUp.saveNone') : t('chores.setUp.save', { count: chosen.length })}
          </Button>
        </Box>
      </Box>
    </>
  );
}
