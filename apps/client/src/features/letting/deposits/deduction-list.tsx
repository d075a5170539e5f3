import type { Deduction, Deposit } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { Tag } from '#ui/tag.tsx';
import { userText } from '#ui/user-text.ts';
import type { DepositPhotos } from './deposit-photos.ts';
import type { DepositSide } from './lease-deposit.tsx';
import { AnswerDialog } from './lazy-dialogs.ts';
import { SetOffDues } from './set-off-dues.tsx';
import { useWorsened } from './use-worsened.ts';
import { isDisputed } from './what-can-be-done.ts';
import { WithdrawDeduction } from './withdraw-deduction.tsx';

interface DeductionListProps {
  deposit: Deposit;
  side: DepositSide;
  photos: DepositPhotos;
}

function Words({ by, children }: { by: string; children: string }) {
  return (
    <Box sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {by}
      </Typography>
      <Typography sx={userText}>{children}</Typography>
    </Box>
  );
}

/** The dispute of a deduction, and its answer. */
function Said({ deposit, deduction }: { deposit: Deposit; deduction: Deduction }) {
  const { t } = useTranslation();
  const { dispute } = deduction;
  if (dispute === null) return null;
  return (
    <Stack spacing={1.5}>
      <Words by={deposit.roomie.name}>{dispute.words}</Words>
      {dispute.answer !== null && dispute.answer.words !== '' && (
        <Words by={deposit.homeowner.name}>{dispute.answer.words}</Words>
      )}
      {isDisputed(deduction) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('deposits.unanswered')}
        </Typography>
      )}
    </Stack>
  );
}

function Row({ deduction, deposit, side, photos }: DeductionListProps & { deduction: Deduction }) {
  const { t, i18n } = useTranslation();
  const [isAnswering, setIsAnswering] = useState(false);
  const worsened = useWorsened();
  const { reason, amount, first_amount, ground, withdrawn_at, dispute } = deduction;
  const money = (minor: string): string => formatMoney(minor, deposit.currency, i18n.language);
  const isWithdrawn = withdrawn_at !== null;
  const waits = isDisputed(deduction);
  const answer = dispute?.answer ?? null;
  return (
    <Box
      component="li"
      sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 1.5 }}
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography sx={{ fontWeight: 650, ...userText }}>{reason}</Typography>
        <Typography
          sx={{
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
            ...(isWithdrawn ? { textDecoration: 'line-through', color: 'text.secondary' } : {}),
          }}
        >
          {money(amount)}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', '&:empty': { display: 'none' } }}
      >
        {ground.kind === 'arrears' && <Tag>{t('deposits.setOff.tag')}</Tag>}
        {isWithdrawn && <Tag>{t('deposits.withdrawn')}</Tag>}
        {waits && <Tag tone="warning">{t('deposits.disputed')}</Tag>}
        {!isWithdrawn && answer !== null && <Tag>{t('deposits.answered')}</Tag>}
        {first_amount !== amount && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('deposits.loweredFrom', { amount: money(first_amount) })}
          </Typography>
        )}
      </Stack>
      {ground.kind === 'item' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {worsened(ground)}
        </Typography>
      )}
      {ground.kind === 'arrears' && <SetOffDues dues={ground.dues} currency={deposit.currency} />}
      {photos.gallery(deduction.photos, t('deposits.photosOf', { reason }))}
      <Said deposit={deposit} deduction={deduction} />
      {side === 'homeowner' && !isWithdrawn && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {waits && (
            <Button
              variant="outlined"
              aria-label={t('deposits.answer.openOf', { reason })}
              onClick={() => {
                setIsAnswering(true);
              }}
            >
              {t('deposits.answer.open')}
            </Button>
          )}
          {!waits && deposit.state === 'held' && <WithdrawDeduction deposit={deposit} deduction={deduction} />}
        </Stack>
      )}
      {isAnswering && (
        <AnswerDialog
          deposit={deposit}
          deduction={deduction}
          onClose={() => {
            setIsAnswering(false);
          }}
        />
      )}
    </Box>
  );
}

/** The deductions from a deposit, with photos and disputes. */
export function DeductionList(props: DeductionListProps) {
  const { t } = useTranslation();
  const { deductions, state } = props.deposit;
  if (deductions.length === 0) {
    return (
      <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary' }}>
        {t(state === 'held' ? 'deposits.nothingYet' : 'deposits.nothing')}
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label={t('deposits.deductions')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {deductions.map((deduction) => (
        <Row key={deduction._id} {...props} deduction={deduction} />
      ))}
    </Box>
  );
}
