import type { Applicant } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime, day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { MailLink, PhoneLink } from '#ui/contact-links.tsx';
import { userText } from '#ui/user-text.ts';
import { canBeShown, type Column, COLUMNS, intentOf } from './columns.ts';
import { nameOf } from './use-move.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, ...userText }}>
        {children}
      </Typography>
    </Box>
  );
}

/** An applicant's full application, and the possible replies. */
export function ApplicantDialog({
  applicant,
  onPut,
  onShow,
  onClose,
}: {
  applicant: Applicant;
  onPut: (column: Column) => void;
  onShow: () => void;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const { email, phone, wished_from: wished, suggested_by: suggester } = applicant;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{nameOf(applicant)}</DialogTitle>
      <DialogContent>
        <Stack component="dl" spacing={2} sx={{ m: 0 }}>
          <Fact name={t('ads.applicant.state')}>
            {t(`ads.applicantState.${applicant.state}`)}
            {dot()}
            {dateAndTime(applicant.applied_at, i18n.language)}
          </Fact>
          {suggester !== null && (
            <Fact name={t('ads.applicant.suggested')}>{suggester.first_name ?? t('ads.applicant.former')}</Fact>
          )}
          <Fact name={t('ads.applicant.message')}>{applicant.message}</Fact>
          {applicant.answers.map(({ question, answer }) => (
            <Fact key={question} name={question}>
              {answer}
            </Fact>
          ))}
          <Fact name={t('ads.apply.field.wished_from')}>
            {wished === null ? t('ads.applicant.noWish') : day(wished, i18n.language)}
          </Fact>
          <Fact name={t('ads.apply.field.email')}>
            <MailLink address={email} />
          </Fact>
          {phone !== null && (
            <Fact name={t('ads.apply.field.phone')}>
              <PhoneLink number={phone} />
            </Fact>
          )}
        </Stack>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { px: 2 } }}>
        {canBeShown(applicant) && <Button onClick={onShow}>{t('ads.board.show')}</Button>}
        {COLUMNS.map((column) => {
          const intent = intentOf(applicant, column);
          if (intent === null) return null;
          return (
            <Button
              key={column}
              variant={intent === 'offer' ? 'contained' : 'text'}
              color={intent === 'declined' ? 'error' : 'primary'}
              onClick={() => {
                onPut(column);
              }}
            >
              {intent === 'offer'
                ? t('ads.offer.offer')
                : intent === 'declined'
                  ? t('ads.board.decline')
                  : t(`ads.column.${column}`)}
            </Button>
          );
        })}
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
