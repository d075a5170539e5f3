import type { WaitingItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { type Answer, answersTo } from './answers.ts';
import { useLine } from './use-line.ts';
import { useAnswerQuestionMutation } from './waiting-api.ts';
import { pathOf } from './where.ts';

/** Questions answered in place, whose page is only for reading. */
const PLAIN = [
  'invitation_to_answer',
  'lease_request_to_answer',
  'post_to_verify',
  'payment_to_confirm',
  'purchase_to_confirm',
  'rooms_releasing',
  'rule_change_to_vote',
  'settle_up_to_confirm',
  'showing_to_confirm',
  'swap_to_answer',
  'visit_to_confirm',
] as const;
const isPlain = (kind: WaitingItem['kind']): kind is (typeof PLAIN)[number] => PLAIN.some((plain) => plain === kind);

const ROW = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: { xs: 2, sm: 3 },
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

/** One question with its answers, and a link to its page. */
export function WaitingRow({ item }: { item: WaitingItem }) {
  const { t, i18n } = useTranslation();
  const { id: me, role } = useReader();
  const lineOf = useLine();
  const [answer, { isLoading }] = useAnswerQuestionMutation();
  const [asked, setAsked] = useState<Answer>();
  const { line, aside } = lineOf(item);
  const { kind, amount, currency } = item;
  const give = ({ send }: Answer): void => {
    setAsked(undefined);
    void showOutcome(answer(send), t('waiting.done', { line }));
  };
  const said = ({ label }: Answer): string =>
    label === 'right'
      ? t('waiting.answer.right', { amount: formatMoney(amount ?? '', currency ?? '', i18n.language) })
      : t(`waiting.answer.${label}`);
  const open = isPlain(kind) ? t('waiting.open') : t(`waiting.go.${kind}`);
  const answers = answersTo(item, me);
  return (
    // On a phone, a single answer is beside its question if both fit, several are below it.
    <Box component="li" sx={[ROW, { flexWrap: { xs: 'wrap', sm: 'nowrap' } }]}>
      <Box
        sx={{
          flex: { xs: `1 1 ${answers.length === 0 ? '9rem' : '100%'}`, sm: 1 },
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        <Typography sx={{ fontWeight: 550 }}>{line}</Typography>
        {aside !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {aside}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', flexWrap: 'wrap', maxWidth: '100%', gap: 0.5 }}>
        {answers.map((each, at) => (
          <Button
            key={each.label}
            variant={at === 0 ? 'outlined' : 'text'}
            disabled={isLoading}
            aria-label={t('waiting.named', { action: said(each), line })}
            onClick={() => {
              if (each.isFinal === true) setAsked(each);
              else give(each);
            }}
          >
            {said(each)}
          </Button>
        ))}
        <Button
          component={Link}
          to={pathOf(item, role)}
          variant={answers.length === 0 ? 'outlined' : 'text'}
          aria-label={t('waiting.named', { action: open, line })}
        >
          {open}
        </Button>
      </Box>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('waiting.agreeAsk')}
        text={`${line}. ${t('waiting.agreeText')}`}
        confirm={t('waiting.answer.agree')}
        tone="primary"
        onClose={() => {
          setAsked(undefined);
        }}
        onConfirm={() => {
          if (asked !== undefined) give(asked);
        }}
      />
    </Box>
  );
}
