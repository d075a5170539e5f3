import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useInviteNeatkeeperMutation } from '#features/housing/houses/neatkeepers/neatkeepers-api.ts';
import { isWhole, NO_PLAN } from '#features/housing/houses/neatkeepers/plan.ts';
import { PlanFields } from '#features/housing/houses/neatkeepers/plan-fields.tsx';

interface InviteDialogProps {
  houses: readonly { _id: string; name: string }[];
  onClose: () => void;
}

/** Invites a person to look after houses, with the same days for all at first; each can be changed later. */
export function InviteDialog({ houses, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const [invite] = useInviteNeatkeeperMutation();
  const [chosen] = useState(houses.slice(0, houses.length === 1 ? 1 : 0));
  return (
    <FormDialog
      title={t('keepers.inviteTitle')}
      text={t('keepers.inviteText')}
      submit={t('keepers.inviteSend')}
      schema={({ inviteNeatkeeper }) => inviteNeatkeeper.body}
      values={{ first_name: '', last_name: '', email: '', houses: chosen, cleaning: NO_PLAN }}
      body={({ houses: ofThem, cleaning, ...person }) => ({
        ...person,
        assignments: ofThem.map(({ _id }) => ({ house_id: _id, cleaning })),
      })}
      check={({ houses: ofThem, cleaning }) => ({
        houses: ofThem.length === 0 ? t('keepers.wrong.houses') : undefined,
        cleaning: isWhole(cleaning) ? undefined : t('keepers.wrong.times'),
      })}
      send={(body) => invite({ body })}
      done={(_, { email }) => t('keepers.invited', { email })}
      onClose={onClose}
    >
      {({ field }) => {
        const text = (name: 'first_name' | 'last_name' | 'email') => ({
          ...field(name, t(`keepers.wrong.${name}`)),
          label: t(`keepers.field.${name}`),
          autoComplete: 'off',
        });
        const { value, onChange, error } = field('houses');
        return (
          <>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <Field {...text('first_name')} autoFocus />
              <Field {...text('last_name')} />
            </Box>
            <Field {...text('email')} type="email" />
            <Autocomplete
              multiple
              options={[...houses]}
              value={value}
              getOptionLabel={({ name }) => name}
              getOptionKey={({ _id }) => _id}
              isOptionEqualToValue={(a, b) => a._id === b._id}
              onChange={(_, ofThem) => {
                onChange(ofThem);
              }}
              renderInput={(props) => (
                <TextField {...props} label={t('keepers.houses')} error={error !== undefined} helperText={error} />
              )}
            />
            <PlanFields {...field('cleaning')} />
          </>
        );
      }}
    </FormDialog>
  );
}
