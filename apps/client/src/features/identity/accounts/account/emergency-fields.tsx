import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import type { ContractForm } from '#api/use-contract-form/contract-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import type { RoomieFacts, ValuesOf } from './profile-values.ts';

const FIELDS = ['name', 'phone', 'relation'] as const;

/** The emergency contact: complete, or empty. */
export function EmergencyFields({
  form: { values, set, errorAt },
}: {
  form: Pick<ContractForm<ValuesOf<RoomieFacts>, unknown>, 'values' | 'set' | 'errorAt'>;
}) {
  const { t } = useTranslation();
  const { emergency_contact: contact } = values;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
        {t('profile.edit.emergency.heading')}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('profile.edit.emergency.who')}
      </Typography>
      {contact === null ? (
        <Button
          variant="outlined"
          onClick={() => {
            set({ emergency_contact: { name: '', phone: '', relation: '' } });
          }}
        >
          {t('profile.edit.emergency.add')}
        </Button>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {FIELDS.map((field) => (
            <Field
              key={field}
              name={`emergency_contact.${field}`}
              value={contact[field]}
              onChange={(typed) => {
                set({ emergency_contact: { ...contact, [field]: typed } });
              }}
              error={errorAt(`emergency_contact.${field}`, t(`profile.edit.emergency.wrong.${field}`))}
              label={t(`profile.edit.emergency.${field}`)}
              type={field === 'phone' ? 'tel' : 'text'}
            />
          ))}
          <Button
            color="error"
            sx={{ justifySelf: 'start', alignSelf: 'center', ml: { xs: -1.5, sm: 0 } }}
            onClick={() => {
              set({ emergency_contact: null });
            }}
          >
            {t('profile.edit.emergency.remove')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
