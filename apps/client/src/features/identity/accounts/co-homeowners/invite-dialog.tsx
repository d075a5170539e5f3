import { type CoHomeownerArea, LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { AreaChoices } from './area-choices.tsx';
import { useInviteCoHomeownerMutation } from './co-homeowners-api.ts';

interface Values {
  email: string;
  first_name: string;
  last_name: string;
  areas: CoHomeownerArea[];
}

/** Invites a co-homeowner by e-mail, with or without an account. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [invite] = useInviteCoHomeownerMutation();
  return (
    <FormDialog
      title={t('coHomeowners.invite.heading')}
      text={t('coHomeowners.invite.help')}
      submit={t('coHomeowners.invite.send')}
      schema={({ inviteCoHomeowner }) => inviteCoHomeowner.body}
      values={(): Values => ({ email: '', first_name: '', last_name: '', areas: [] })}
      body={({ email, ...values }) => ({ ...values, email: email.trim() })}
      send={(body) => invite({ body })}
      done={t('coHomeowners.invite.sent')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Field
            {...field('email', t('coHomeowners.invite.noEmail'))}
            label={t('coHomeowners.invite.email')}
            type="email"
            autoComplete="off"
            most={LIMITS.email}
          />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <Field
              {...field('first_name', t('coHomeowners.invite.noName'))}
              label={t('coHomeowners.invite.first')}
              most={LIMITS.name}
            />
            <Field
              {...field('last_name', t('coHomeowners.invite.noName'))}
              label={t('coHomeowners.invite.last')}
              most={LIMITS.name}
            />
          </Box>
          <AreaChoices {...field('areas', t('coHomeowners.invite.noAreas'))} />
        </>
      )}
    </FormDialog>
  );
}
