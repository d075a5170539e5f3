import type { ChoreAssignment } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { useMe } from '#session/me-context.tsx';

/** Says which roomie changed a turn's assignee, and how. */
export function ChangedNote({ change: { how, by } }: { change: NonNullable<ChoreAssignment['changed']> }) {
  const { t } = useTranslation();
  const { userData } = useMe();
  const name = by._id === userData._id ? t('chores.turn.byYou') : by.first_name;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t(`chores.turn.changed.${how}`, { name })}
    </Typography>
  );
}
