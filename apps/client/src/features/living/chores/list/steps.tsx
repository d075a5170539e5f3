import { type Chore, LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';

import { refusalOf } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useAddChoreStepMutation } from '#features/living/chores/chores-api.ts';

/** Adds steps one after the other, because a checklist has several. */
function AddStep({ chore }: { chore: Chore }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [add, { isLoading, error }] = useAddChoreStepMutation();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const description = text.trim();
    if (description === '') return;
    const answer = await add({ params: { id: chore._id }, body: { description } });
    if (answer.error === undefined) setText('');
  };
  if (!isOpen) {
    return (
      <Button
        startIcon={<AddIcon />}
        aria-label={t('chores.list.addStepTo', { chore: chore.name })}
        sx={{ ml: -1.5 }}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('chores.list.addStep')}
      </Button>
    );
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('chores.list.addStepTo', { chore: chore.name })}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'flex-start' }}
    >
      <TextField
        size="small"
        autoFocus
        label={t('chores.list.step')}
        value={text}
        error={error !== undefined}
        helperText={refusalOf(error)}
        onChange={({ target }) => {
          setText(target.value);
        }}
        sx={{ flex: '1 1 200px' }}
        slotProps={{ htmlInput: { maxLength: LIMITS.choreStep } }}
      />
      <Button type="submit" loading={isLoading} disabled={text.trim() === ''}>
        {t('chores.list.addStep')}
      </Button>
    </Box>
  );
}

/** The checklist of a chore; a homeowner can add steps. */
export function Steps({ chore, canAdd }: { chore: Chore; canAdd: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {chore.steps.length === 0 ? t('chores.list.noSteps') : t('chores.list.steps', { count: chore.steps.length })}
      </Typography>
      {chore.steps.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {chore.steps.map(({ _id, description }) => (
            <Box component="li" key={_id} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
              {description}
            </Box>
          ))}
        </Box>
      )}
      {canAdd && <AddStep chore={chore} />}
    </div>
  );
}
