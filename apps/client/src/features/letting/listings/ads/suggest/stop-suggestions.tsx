import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { PublicPage } from '#ui/public-page.tsx';
import { Refuse, type Refusal } from './refuse.tsx';

/** Where the last line of the e-mail leads: to say no with one click. */
export function StopSuggestions({ token }: { token: string }) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<Refusal>();
  return (
    <PublicPage heading={t('suggestions.link.stopHeading')} lead={t('suggestions.link.stopLead')}>
      {refusal === undefined ? (
        <Stack spacing={3}>
          <Refuse token={token} canDecline onDone={setRefusal} />
          <ButtonRow>
            <Button component={Link} to={paths.suggestedRoom(token)}>
              {t('suggestions.link.see')}
            </Button>
          </ButtonRow>
        </Stack>
      ) : (
        <Alert severity="success" role="status">
          {t(refusal === 'never' ? 'suggestions.link.neverDone' : 'suggestions.link.declined')}
        </Alert>
      )}
    </PublicPage>
  );
}
