import type { AgreementDetail, AgreementState } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { Section } from '#ui/page.tsx';
import { useLeaseEndQuery, useSettlementQuery } from '#features/letting/leasing/leases/leases-api.ts';
import { NoticeActions } from '#features/letting/leasing/leases/requests/notice-actions.tsx';
import { SettlementLines } from '#features/letting/leasing/leases/settling/settlement-lines.tsx';
import { NoticeDialog } from './lazy-notice.ts';

function Settled({ id }: { id: string }) {
  const { data } = useSettlementQuery({ id });
  return data === undefined ? null : <SettlementLines settlement={data} total={data.total} />;
}

const SAID = {
  tenant: 'leases.own.byMe',
  homeowner: 'leases.own.byOwner',
  term: 'leases.own.byTerm',
  move: 'leases.own.byMove',
} as const;

/** States in which the end of a lease is shown. */
const SHOWN: ReadonlySet<AgreementState> = new Set(['active', 'pre_released', 'released', 'archived']);

/** The end of the roomie's lease: notice, then settlement. Nothing for other agreements and states. */
export function OwnLeaseEnd({ lease }: { lease: AgreementDetail }) {
  const { t, i18n } = useTranslation();
  const { _id: id, type, state, party, homeowner } = lease;
  const ends = type === 'lease' && SHOWN.has(state);
  const { data: end } = useLeaseEndQuery({ id }, { skip: !ends });
  const [isGiving, setIsGiving] = useState(false);
  if (!ends || end === undefined) return null;
  const { notice, released } = end;
  if (state === 'archived' && released === null) return null;
  return (
    <>
      <Section id="lease-end" title={t('leases.own.heading')}>
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, display: 'grid', gap: 1.5 }}>
          {end.begins_on !== null && (
            <Typography>{t('leases.own.begins', { day: day(end.begins_on, i18n.language) })}</Typography>
          )}
          {notice === null ? (
            <>
              {end.term !== null && (
                <Typography>
                  {t(end.term.then === 'ends' ? 'leases.own.termEnds' : 'leases.own.termRunsOn', {
                    day: day(end.term.ends_on, i18n.language),
                  })}
                </Typography>
              )}
              <Typography>
                {t(end.notice_ends === 'month_end' ? 'leases.notice.periodMonth' : 'leases.notice.period', {
                  days: end.notice_days,
                  day: day(end.earliest, i18n.language),
                })}
              </Typography>
              <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <Button
                  variant="outlined"
                  color="error"
                  onClick={() => {
                    setIsGiving(true);
                  }}
                >
                  {t('leases.notice.open')}
                </Button>
                <NoticeActions end={end} roomieId={party._id} party="tenant" name={homeowner.name} />
              </Stack>
            </>
          ) : (
            <>
              <Typography>
                {released === null
                  ? t(SAID[notice.by], {
                      day: day(notice.release_date, i18n.language),
                      room: end.move?.room ?? '',
                      from: end.move === null ? '' : day(end.move.from, i18n.language),
                    })
                  : t('leases.own.released', { day: day(released.left_on, i18n.language) })}
              </Typography>
              {released === null && (
                <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                  <NoticeActions end={end} roomieId={party._id} party="tenant" name={homeowner.name} />
                </Stack>
              )}
              <Button component={Link} to={paths.passport} sx={{ justifySelf: 'start', ml: -1.5 }}>
                {t('leases.own.passport')}
              </Button>
            </>
          )}
        </Box>
        {notice !== null && notice.by !== 'move' && <Settled id={id} />}
      </Section>
      {isGiving && (
        <NoticeDialog
          id={id}
          roomieId={party._id}
          title={t('leases.notice.heading')}
          onClose={() => {
            setIsGiving(false);
          }}
        />
      )}
    </>
  );
}
