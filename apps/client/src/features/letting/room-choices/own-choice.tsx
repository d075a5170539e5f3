import type { OwnRoomChoice } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { momentIn } from '#lib/dates.ts';
import { OwnResult } from './own-result.tsx';
import { ValuesForm } from './values-form.tsx';

export interface OwnChoiceProps {
  choice: OwnRoomChoice;
  onSend: (values: { room_id: string; value: string }[]) => Promise<boolean>;
  onReply: (accepts: boolean) => Promise<void>;
}

/** A room choice for one of its people, with an account or by their link: the question, then the result. */
export function OwnChoice({ choice, onSend, onReply }: OwnChoiceProps) {
  const { t } = useTranslation();
  const { can, room_id: roomId, ended } = choice;
  const hasResult = roomId !== null;
  return (
    <Stack spacing={3}>
      <Status choice={choice} />
      {can.answer && (
        <Box component="section" aria-labelledby="worth">
          <Typography id="worth" variant="h6" component="h2" gutterBottom>
            {t('roomChoices.own.ask')}
          </Typography>
          {/* Entered again after more time was given, it begins with what is stored. */}
          <ValuesForm key={choice.closes_at} choice={choice} onSend={onSend} />
        </Box>
      )}
      {hasResult && ended === null && <OwnResult choice={choice} onReply={onReply} />}
      <Fold summary={t('roomChoices.own.why')}>
        <Typography>{t('roomChoices.own.rule')}</Typography>
      </Fold>
      {choice.receipt !== null && hasResult && (
        <Fold summary={t('roomChoices.own.receipt')}>
          <Typography gutterBottom>{t('roomChoices.own.receiptText')}</Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {`${t('roomChoices.own.code')}: ${choice.receipt.nonce}`}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {`${t('roomChoices.own.print')}: ${choice.receipt.sha256}`}
          </Typography>
        </Fold>
      )}
    </Stack>
  );
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
        {summary}
      </Box>
      {children}
    </Box>
  );
}

/** What the reader has done, and what everyone waits for. */
function Status({ choice }: { choice: OwnRoomChoice }) {
  const { t, i18n } = useTranslation();
  const { state, ended, homeowner, house, closes_at: closes, answered, accepted, people } = choice;
  const hasAnswered = choice.rooms.some(({ value }) => value !== null);
  const time = momentIn(house.time_zone, closes, i18n.language);
  if (ended !== null) {
    return (
      <Alert severity="info" role="status">
        {`${t('roomChoices.own.isOver')} ${t(`roomChoices.ended.${ended}`)}`}
      </Alert>
    );
  }
  if (state === 'collecting') {
    return (
      <Alert severity={hasAnswered ? 'success' : 'info'} role="status">
        {t(hasAnswered ? 'roomChoices.own.answered' : 'roomChoices.own.askUntil', { time })}{' '}
        {t('roomChoices.own.progress', { count: answered, people })}
      </Alert>
    );
  }
  if (state === 'accepted' || state === 'offered') {
    return (
      <Alert severity="success" role="status">
        {t(`roomChoices.own.done.${state}`, { homeowner })}
      </Alert>
    );
  }
  return choice.has_accepted ? (
    <Alert severity="success" role="status">
      {t('roomChoices.own.accepted', { count: accepted, people })}
    </Alert>
  ) : null;
}
