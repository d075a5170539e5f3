import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { contractResolver } from '../../../../api/contract-resolver.ts';
import { showFormError } from '../../../../api/form-errors.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { useInviteNeatkeeperMutation } from '../neatkeepers-api.ts';
import { isWhole, NO_PLAN } from '../plan.ts';
import { PlanFields } from '../plan-fields.tsx';
import { FormFrame, stateOf } from '../../../../ui/form-frame.tsx';
import { fieldProps } from '../../../../ui/field-props.ts';
import { TextField } from '../../../../ui/text-field.tsx';

interface InviteDialogProps {
  houses: readonly { _id: string; name: string }[];
  onClose: () => void;
}

const FIELDS = ['first_name', 'last_name', 'email'] as const;

/** Invites a person to look after houses, with the same days for all at first; each can be changed later. */
export function InviteDialog({ houses, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const [invite] = useInviteNeatkeeperMutation();
  const [chosen, setChosen] = useState(houses.slice(0, houses.length === 1 ? 1 : 0));
  const [plan, setPlan] = useState(NO_PLAN);
  const [isChecked, setChecked] = useState(false);
  const form = useForm({
    resolver: contractResolver(({ inviteNeatkeeper }) =>
      inviteNeatkeeper.body?.omit({ assignments: true, phone: true }),
    ),
    defaultValues: { first_name: '', last_name: '', email: '' },
  });
  const noHouse = isChecked && chosen.length === 0;

  const submit = form.handleSubmit(async (person) => {
    if (chosen.length === 0 || !isWhole(plan)) return;
    const assignments = chosen.map(({ _id }) => ({ house_id: _id, cleaning: plan }));
    try {
      await invite({ body: { ...person, assignments } }).unwrap();
      tell(t('keepers.invited', { email: person.email }));
      onClose();
    } catch (error) {
      showFormError(error, FIELDS, form.setError);
    }
  });
  const field = (name: (typeof FIELDS)[number]) => ({
    ...fieldProps(form, name, { wrong: t(`keepers.wrong.${name}`) }),
    label: t(`keepers.field.${name}`),
    autoComplete: 'off',
  });

  return (
    <FormFrame
      {...stateOf(form)}
      isDirty={form.formState.isDirty || plan !== NO_PLAN}
      title={t('keepers.inviteTitle')}
      text={t('keepers.inviteText')}
      submit={t('keepers.inviteSend')}
      onSubmit={(event) => {
        setChecked(true);
        void submit(event);
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField {...field('first_name')} autoFocus />
        <TextField {...field('last_name')} />
      </Box>
      <TextField {...field('email')} type="email" />
      <Autocomplete
        multiple
        options={[...houses]}
        value={[...chosen]}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ _id }) => _id}
        isOptionEqualToValue={(a, b) => a._id === b._id}
        onChange={(_, value) => {
          setChosen(value);
        }}
        renderInput={(props) => (
          <TextField
            {...props}
            label={t('keepers.houses')}
            error={noHouse}
            helperText={noHouse ? t('keepers.wrong.houses') : undefined}
          />
        )}
      />
      <PlanFields
        value={plan}
        onChange={setPlan}
        error={isChecked && !isWhole(plan) ? t('keepers.wrong.times') : undefined}
      />
    </FormFrame>
  );
}
