import type { Passport } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime, dateOf, day, todayHere } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { Section } from '#ui/page.tsx';
import { usePassportsQuery, useRevokePassportMutation } from '#features/insight/passport/passport-api.ts';

/** The passports that the reader has made, to revoke. Nothing before the first. */
export function OwnPassports() {
  const { t, i18n } = useTranslation();
  const { data } = usePassportsQuery();
  const [revoke] = useRevokePassportMutation();
  const [leaving, setLeaving] = useState<Passport | null>(null);
  if (data === undefined || data.items.length === 0) return null;
  // With the time: several can be of one day.
  const made = dateAndTime(leaving?.made_at ?? data.items[0]?.made_at ?? '', i18n.language);
  const close = (): void => {
    setLeaving(null);
  };
  return (
    <Section id="own-passports" title={t('passport.own')}>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, px: { xs: 2, sm: 3 }, pb: 2 }}>
        {data.items.map((passport) => (
          <Row key={passport._id} passport={passport} onRevoke={setLeaving} />
        ))}
      </Stack>
      <ConfirmDialog
        open={leaving !== null}
        title={t('passport.revokeAsk', { day: made })}
        text={t('passport.revokeText')}
        confirm={t('passport.revoke')}
        onConfirm={() => {
          if (leaving !== null) void showOutcome(revoke({ id: leaving._id }), t('passport.revoked'));
          close();
        }}
        onClose={close}
      />
    </Section>
  );
}

function Row({ passport, onRevoke }: { passport: Passport; onRevoke: (passport: Passport) => void }) {
  const { t, i18n } = useTranslation();
  const { made_at: madeAt, use_until: until, revoked_at: revokedAt } = passport;
  const made = dateAndTime(madeAt, i18n.language);
  const state =
    revokedAt === null
      ? t(until < todayHere() ? 'passport.over' : 'passport.until', { day: day(until, i18n.language) })
      : t('passport.revokedOn', { day: dateOf(revokedAt, i18n.language) });
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 56, py: 0.5 }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography>{t('passport.madeOn', { day: made })}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {state}
        </Typography>
      </Box>
      {revokedAt === null && (
        <Button
          color="error"
          aria-label={t('passport.revokeNamed', { day: made })}
          onClick={() => {
            onRevoke(passport);
          }}
        >
          {t('passport.revoke')}
        </Button>
      )}
    </Box>
  );
}
