import { inviteNeatkeeper } from '@common-roof/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { showFormError } from '../../../api/form-errors.ts';
import { bodyOf } from '../../../api/request.ts';
import { tell } from '../../../lib/alerts.ts';
import { useInviteNeatkeeperMutation } from '../neatkeepers-api.ts';
import { isWhole, NO_PLAN } from '../plan.ts';
import { PlanFields } from '../plan-fields.tsx';

interface InviteDialogProps {
  houses: readonly { _id: string; name: string }[];
  onClose: () => void;
}

const schema = bodyOf(inviteNeatkeeper).omit({ assignments: true, phone: true });
const FIELDS = ['first_name', 'last_name', 'email'] as const;

/** Asks somebody to look after houses. The same days for all of them at first; each can be changed later. */
export function InviteDialog({ houses, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const [invite] = useInviteNeatkeeperMutation();
  const [chosen, setChosen] = useState(houses.slice(0, houses.length === 1 ? 1 : 0));
  const [plan, setPlan] = useState(NO_PLAN);
  const [isChecked, setChecked] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { first_name: '', last_name: '', email: '' },
  });
  const { errors, isSubmitting } = formState;
  const noHouse = isChecked && chosen.length === 0;

  const submit = handleSubmit(async (person) => {
    if (chosen.length === 0 || !isWhole(plan)) return;
    const assignments = chosen.map(({ _id }) => ({ house_id: _id, cleaning: plan }));
    try {
      await invite({ body: { ...person, assignments } }).unwrap();
      tell(t('keepers.invited', { email: person.email }));
      onClose();
    } catch (error) {
      showFormError(error, FIELDS, setError);
    }
  });
  const field = (name: (typeof FIELDS)[number]) => {
    const error = errors[name];
    return {
      ...register(name),
      label: t(`keepers.field.${name}`),
      autoComplete: 'off',
      error: error !== undefined,
      helperText:
        error === undefined ? undefined : error.type === 'server' ? error.message : t(`keepers.wrong.${name}`),
    };
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="invite-keeper-title">
      <DialogTitle id="invite-keeper-title">{t('keepers.inviteTitle')}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="invite-keeper-form"
          noValidate
          spacing={2.5}
          onSubmit={(event) => {
            setChecked(true);
            void submit(event);
          }}
        >
          <DialogContentText>{t('keepers.inviteText')}</DialogContentText>
          {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
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
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        <Button type="submit" form="invite-keeper-form" variant="contained" loading={isSubmitting}>
          {t('keepers.inviteSend')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
