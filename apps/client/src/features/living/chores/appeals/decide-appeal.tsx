import type { Appeal } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { useDecideAppealMutation } from './appeals-api.ts';

const DECISIONS = ['upheld', 'dismissed'] as const;
type Decision = (typeof DECISIONS)[number];

/** Both decisions, each with a reason that the roomie reads. */
export function DecideAppeal({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Decision | null>(null);
  const [decide] = useDecideAppealMutation();
  const named = { chore: appeal.chore.name, name: appeal.roomie.first_name };
  const about = appeal.strike?.cause ?? 'feedback';
  const what = appeal.strike === null ? 'feedback' : 'strike';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {DECISIONS.map((decision) => (
        <Button
          key={decision}
          variant={decision === 'upheld' ? 'contained' : 'outlined'}
          aria-label={t(`appeals.decide.${decision}.${what}.named`, named)}
          onClick={() => {
            setAsked(decision);
          }}
        >
          {t(`appeals.decide.${decision}.${what}.button`)}
        </Button>
      ))}
      {asked !== null && (
        <ReasonDialog
          title={t(`appeals.decide.${asked}.${what}.ask`, named)}
          text={t(`appeals.decide.${asked}.text.${about}`, { ...named, count: appeal.strike?.points ?? 0 })}
          confirm={t(`appeals.decide.${asked}.${what}.button`)}
          tone={asked === 'upheld' ? 'primary' : 'error'}
          label={t('appeals.decide.reason')}
          missing={t('appeals.decide.missing')}
          onConfirm={(reason) =>
            showOutcome(
              decide({ params: { id: appeal._id }, body: { decision: asked, reason } }),
              t(`appeals.decide.${asked}.${what}.done`, named),
            )
          }
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </Box>
  );
}
