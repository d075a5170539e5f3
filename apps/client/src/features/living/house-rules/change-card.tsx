import type { RuleChange } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, dayName } from '#lib/dates.ts';
import { focusRegion } from '#lib/focus.ts';
import { formatMoney } from '#lib/money.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Tag } from '#ui/tag.tsx';
import { Comments } from './comments.tsx';
import { Decide } from './decide.tsx';
import { useReader } from '#session/use-reader.ts';
import { userText } from '#ui/user-text.ts';
import { VoteBar } from './vote-bar.tsx';
import { VoteButtons } from './vote-buttons.tsx';

function Said({ label, text, isQuiet = false }: { label: string; text: string; isQuiet?: boolean }) {
  return (
    <Box>
      <Typography variant="body2" component="h4" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography sx={{ ...userText, ...(isQuiet ? { color: 'text.secondary' } : {}) }}>{text}</Typography>
    </Box>
  );
}

/** The homeowner's decision, and the reason. */
function Decision({ change: { state, decision } }: { change: RuleChange }) {
  const { t, i18n } = useTranslation();
  if (decision === null || state === 'open') return null;
  const { decided_at: at, reason, version } = decision;
  return (
    <Box sx={{ borderLeft: '3px solid', borderColor: state === 'accepted' ? 'success.main' : 'error.main', pl: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Tag tone={state === 'accepted' ? 'success' : 'error'}>{t(`rules.state.${state}`)}</Tag>
        {version !== null && <Tag>{t('rules.madeVersion', { version })}</Tag>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rules.decided', { day: dateOf(at, i18n.language) })}
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.75, ...userText }}>{reason}</Typography>
    </Box>
  );
}

interface ChangeCardProps {
  change: RuleChange;
  /** Whether a link led to it: it gets the focus. */
  isAimedAt: boolean;
}

/** A proposal: the change and its reason, votes, comments and the reader's actions. */
export function ChangeCard({ change, isAimedAt }: ChangeCardProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAimedAt || card.current === null) return;
    card.current.scrollIntoView({ block: 'start' });
    focusRegion(card.current);
  }, [isAimedAt]);
  const { _id: id, author, rule, why_not: whyNot, suggestion, turn_price: price, opened_at: at } = change;
  const kind = rule === '' ? 'rules.asNew' : suggestion === '' ? 'rules.without' : 'rules.aboutRule';
  const name = author._id === reader.id ? t('rules.you') : author.first_name;
  return (
    <Card ref={card} component="article" aria-labelledby={`change-${id}`} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <PersonAvatar id={author._id} name={author.first_name} photo={author.photo} size={36} />
          <Box sx={{ minWidth: 0 }}>
            <Typography id={`change-${id}`} variant="h4" component="h3">
              {t(kind)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('rules.by', { name, day: dayName(at, i18n.language) })}
            </Typography>
          </Box>
        </Box>
        {rule !== '' && <Said label={t('rules.now')} text={rule} isQuiet />}
        <Said label={t('rules.then')} text={suggestion === '' ? t('rules.goesAway') : suggestion} />
        {price !== null && (
          <Said
            label={t('rules.turnPrice')}
            text={
              Number(price.amount) === 0
                ? t('rules.noTurnPrice')
                : formatMoney(price.amount, price.currency, i18n.language)
            }
          />
        )}
        <Said label={t('rules.why')} text={whyNot} />
        <VoteBar change={change} />
        <VoteButtons change={change} />
        <Decision change={change} />
        {reader.role === 'homeowner' && change.state === 'open' && <Decide change={change} />}
        <Comments change={change} />
      </Stack>
    </Card>
  );
}
