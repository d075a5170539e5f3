import { type HouseSuggestions, LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useSuggestPersonMutation } from './suggestions-api.ts';

interface SuggestDialogProps {
  houseId: string;
  ad: HouseSuggestions['ads'][number];
  onClose: () => void;
}

type Name = 'first_name' | 'last_name' | 'email' | 'reason';

/** Suggests a person for an open room. */
export function SuggestDialog({ houseId, ad, onClose }: SuggestDialogProps) {
  const { t } = useTranslation();
  const [suggest] = useSuggestPersonMutation();
  return (
    <FormDialog
      title={t('suggestions.form.heading', { room: ad.room })}
      text={t('suggestions.form.text')}
      submit={t('suggestions.form.send')}
      schema={({ suggestPerson }) => suggestPerson.body}
      values={{ first_name: '', last_name: '', email: '', reason: '' }}
      body={({ reason, ...person }) => ({
        ad_id: ad._id,
        ...person,
        ...(reason.trim() === '' ? {} : { reason }),
      })}
      send={(body) => suggest({ params: { id: houseId }, body })}
      done={t('suggestions.form.done')}
      onClose={onClose}
    >
      {({ field }) => {
        const text = (name: Name) => ({
          ...field(name, t(`suggestions.form.wrong.${name}`)),
          label: t(`suggestions.form.${name}`),
        });
        return (
          <>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <Field {...text('first_name')} autoComplete="off" required />
              <Field {...text('last_name')} autoComplete="off" required />
            </Box>
            <Field {...text('email')} type="email" autoComplete="off" required />
            <Field {...text('reason')} hint={t('suggestions.form.reasonHint')} most={LIMITS.suggestionReason} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('suggestions.form.consent')}
            </Typography>
          </>
        );
      }}
    </FormDialog>
  );
}
