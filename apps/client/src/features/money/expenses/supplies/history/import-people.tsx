import type { ImportPreview } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { OptionField } from '#ui/option-field.tsx';

interface ImportPeopleProps {
  preview: ImportPreview;
  /** Null: nobody who lives or lived here. */
  onMean: (name: string, roomie: string | null) => void;
}

/** Matches each name in the file to a person. */
export function ImportPeople({ preview: { people, roomies }, onMean }: ImportPeopleProps) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1.5 }}>
        {t('suppliesHistory.import.people')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {people.map(({ name, roomie }) => (
          <OptionField
            key={name}
            label={name}
            size="small"
            fullWidth
            value={roomie ?? ''}
            onChange={({ target }) => {
              onMean(name, target.value === '' ? null : target.value);
            }}
          >
            <option value="">{t('suppliesHistory.import.nobody')}</option>
            {roomies.map(({ _id: id, first_name: first, last_name: last }) => (
              <option key={id} value={id}>
                {`${first} ${last}`.trim()}
              </option>
            ))}
          </OptionField>
        ))}
      </Box>
    </Box>
  );
}
