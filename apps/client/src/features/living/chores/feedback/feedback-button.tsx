import type { Chore } from '@common-roof/contracts';
import Button from '@mui/material/Button';

import { useTranslation } from '#i18n/use-translation.ts';
import { anId, useFilters } from '#lib/use-address.ts';
import { FeedbackDialog } from './lazy-feedback-dialog.ts';

const FILTERS = { said: anId };

/** Opens a chore's feedback, to read and add: `?said=`, so that a notification can link to it. */
export function FeedbackButton({ chore }: { chore: Chore }) {
  const { t } = useTranslation();
  const [{ said }, set] = useFilters(FILTERS);
  return (
    <>
      <Button
        aria-label={t('chores.said.openNamed', { chore: chore.name })}
        onClick={() => {
          set({ said: chore._id });
        }}
      >
        {t('chores.said.open')}
      </Button>
      {said === chore._id && (
        <FeedbackDialog
          chore={chore}
          houseId={chore.house_id}
          onClose={() => {
            set({ said: '' });
          }}
        />
      )}
    </>
  );
}
