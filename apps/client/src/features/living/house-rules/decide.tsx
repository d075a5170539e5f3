import type { RuleChange } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { nameOf } from './applied.ts';
import { useDecideRuleChangeMutation, useRuleBookQuery } from './rules-api.ts';

const AcceptDialog = lazyOnOpen(async () => (await import('./accept-dialog.tsx')).AcceptDialog);

/** The homeowner's decision, after voting has ended. */
export function Decide({ change }: { change: RuleChange }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const [decide] = useDecideRuleChangeMutation();
  const { currentData: book } = useRuleBookQuery({ houseId: change.house_id });
  const { _id: id, is_voting: isVoting } = change;
  const what = nameOf(change);
  const close = (): void => {
    setOpen(null);
  };
  const decline = (reason: string): Promise<boolean> =>
    showOutcome(decide({ params: { id }, body: { decision: 'declined', reason } }), t('rules.decide.declined'));
  if (isVoting) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        disabled={book === undefined}
        aria-label={t('rules.decide.acceptNamed', { what })}
        onClick={() => {
          setOpen('accept');
        }}
      >
        {t('rules.decide.accept')}
      </Button>
      <Button
        variant="outlined"
        color="error"
        aria-label={t('rules.decide.declineNamed', { what })}
        onClick={() => {
          setOpen('decline');
        }}
      >
        {t('rules.decide.decline')}
      </Button>
      {open === 'accept' && book !== undefined && <AcceptDialog change={change} book={book} onClose={close} />}
      {open === 'decline' && (
        <ReasonDialog
          title={t('rules.decide.declineAsk')}
          text={t('rules.decide.declineText')}
          confirm={t('rules.decide.decline')}
          label={t('rules.decide.reason')}
          missing={t('rules.decide.missing')}
          onConfirm={decline}
          onClose={close}
        />
      )}
    </Box>
  );
}
