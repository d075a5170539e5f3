import type { Appeal } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime, dateOf } from '#lib/dates.ts';
import { userText } from '#ui/user-text.ts';

/** The state of an appeal, and the next step. */
export function AppealState({ appeal }: { appeal: Appeal }): ReactNode {
  const { t, i18n } = useTranslation();
  const what = appeal.strike === null ? 'feedback' : 'strike';
  const { state, decider, decides_at: at, decided_at: decidedAt, decided_by: by, reason, may_decide: isMine } = appeal;
  if (state === 'open') {
    const when = dateAndTime(at, i18n.language);
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(isMine ? `appeals.next.yours.${decider}` : `appeals.next.${decider}`, { when })}
      </Typography>
    );
  }
  const day = dateOf(decidedAt ?? at, i18n.language);
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600, color: state === 'upheld' ? 'success.main' : 'text.primary' }}>
        {by === null
          ? t(`appeals.decided.late.${what}`, { day })
          : t(`appeals.decided.${state}.${what}`, { day, name: by.first_name })}
      </Typography>
      {reason !== '' && <Typography sx={userText}>{reason}</Typography>}
    </>
  );
}
