import type { Message, Poll } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { nearTime } from '#lib/dates.ts';
import { useMe } from '#session/me-context.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { partyOf } from '#features/living/chat/own-side.ts';
import { dot } from '#lib/direction.ts';
import { PollAnswer } from './poll-answer.tsx';
import { useClosePollMutation, useVotePollMutation } from './polls-api.ts';
import { useIsPast } from './use-is-past.ts';

interface PollCardProps {
  message: Message & { poll: Poll };
  me: string;
  nameOf: (accountId: string) => string;
  canVote: boolean;
  /** Whether it is in the conversation of a house, whose homeowner can close it. */
  isOfHouse: boolean;
}

/** The answers of a poll: who chose what, and until when one can choose. Its question is the message's text. */
export function PollCard({ message, me, nameOf, canVote, isOfHouse }: PollCardProps) {
  const { t, i18n } = useTranslation();
  const reader = partyOf(useMe().userType);
  const [vote] = useVotePollMutation();
  const [close] = useClosePollMutation();
  const [isAsking, setAsking] = useState(false);
  const { options, is_multiple: isMultiple, closes_at: closesAt, closed_at: closedAt } = message.poll;
  const hasEnded = useIsPast(closesAt) || closedAt !== null;
  const isOpen = canVote && reader !== null && !hasEnded;
  const canClose = isOpen && (message.sender_id === me || (isOfHouse && reader === 'homeowner'));
  const own = options.flatMap(({ voters }, place) => (voters.includes(me) ? [place] : []));
  const people = new Set(options.flatMap(({ voters }) => voters)).size;
  const params = { id: message.conversation_id, message_id: message._id };

  const choose = (place: number): void => {
    if (reader === null) return;
    const others = own.filter((one) => one !== place);
    const isTakenBack = own.includes(place);
    const chosen = isMultiple ? [...others, ...(isTakenBack ? [] : [place])] : isTakenBack ? [] : [place];
    vote({ params, body: { options: chosen }, reader })
      .unwrap()
      .catch(showRefusal);
  };
  const rule = hasEnded
    ? t('together.poll.closed')
    : closesAt === null
      ? t(isMultiple ? 'together.poll.several' : 'together.poll.one')
      : t(isMultiple ? 'together.poll.severalUntil' : 'together.poll.oneUntil', {
          time: nearTime(closesAt, i18n.language),
        });
  return (
    <Box
      role="group"
      aria-label={t('chat.poll', { text: message.text })}
      sx={{ minWidth: { xs: 200, sm: 320 }, mt: 0.5, mx: -1 }}
    >
      {options.map(({ text, voters }, place) => (
        <PollAnswer
          key={text}
          text={text}
          names={voters.map(nameOf)}
          isOwn={voters.includes(me)}
          share={people === 0 ? 0 : voters.length / people}
          isRound={!isMultiple}
          onChoose={
            isOpen
              ? () => {
                  choose(place);
                }
              : null
          }
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, px: 1, pt: 0.5 }}>
        <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
          {`${t('together.poll.people', { count: people })}${dot()}${rule}`}
        </Typography>
        {canClose && (
          <Button
            size="small"
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('together.poll.close')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={t('together.poll.closeAsk')}
        text={t('together.poll.closeText')}
        confirm={t('together.poll.close')}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          if (reader !== null) close({ params, reader }).unwrap().catch(showRefusal);
        }}
      />
    </Box>
  );
}
