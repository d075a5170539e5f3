import type { BankEntry } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { paymentReference } from '@common-roof/domain';
import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { Tag } from '#ui/tag.tsx';

const quiet = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** Whose an open entry probably is, and why. */
export function BankMatchNote({ entry }: { entry: BankEntry }) {
  const { t, i18n } = useTranslation();
  const { certainty, matches } = entry;
  const [match] = matches;
  if (match === undefined) {
    return (
      <Typography variant="body2" sx={quiet}>
        {t('bank.noMatch')}
      </Typography>
    );
  }
  if (certainty === 'none') {
    const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
    return (
      <Typography variant="body2" sx={quiet}>
        {t('bank.several', { names: list.format(matches.map(({ roomie }) => roomie.name)) })}
      </Typography>
    );
  }
  const reference = paymentReference('', match.roomie._id).trim();
  const because = match.reasons.map((reason) =>
    reason === 'reference' ? t('bank.because.reference', { reference }) : t(`bank.because.${reason}`),
  );
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t('bank.match', { name: match.roomie.name, house: match.house.name })}
        </Typography>
        <Tag tone={certainty === 'certain' ? 'success' : 'default'}>{t(`bank.${certainty}`)}</Tag>
      </Box>
      <Typography variant="body2" sx={quiet}>
        {because.join(dot())}
      </Typography>
      {match.payment !== null ? (
        <Typography variant="body2">{t('bank.linked', { day: day(match.payment.paid_on, i18n.language) })}</Typography>
      ) : (
        match.is_reported && <Typography variant="body2">{t('bank.reported')}</Typography>
      )}
    </Box>
  );
}
