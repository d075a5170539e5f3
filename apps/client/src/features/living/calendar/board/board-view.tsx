import type { BoardItem, OpenedBoard } from '@common-roof/contracts';
import { wifiCode } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dayTitle } from '#ui/calendar-days.ts';
import { timeIn } from '#lib/dates.ts';
import { PublicPage } from '#ui/public-page.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { userText } from '#ui/user-text.ts';
import { useOpenedBoardQuery } from './board-link-api.ts';

/** A tablet in a kitchen is never in the foreground or touched; it asks again by itself. */
const LOOKS_AGAIN = { pollingInterval: 60_000, refetchOnFocus: true, refetchOnReconnect: true };

/** The board of a house, in letters that are read from across the kitchen. */
export function BoardView({ token }: { token: string }) {
  const { t, i18n } = useTranslation();
  const { data, error, isError, refetch } = useOpenedBoardQuery({ token }, LOOKS_AGAIN);
  // A link can stop working while its page is open.
  const isSpent = isApiError(error) && error.status === 410;
  if (data === undefined || isSpent) {
    return (
      <PublicPage
        heading={t(isSpent ? 'board.goneHeading' : 'board.loading')}
        {...(isSpent ? { lead: error.message } : {})}
      >
        {!isSpent && isError && <LoadError onRetry={() => void refetch()} />}
        {!isError && <ListSkeleton avatar={false} rows={4} />}
      </PublicPage>
    );
  }
  const time = timeIn(data.time_zone, data.at, i18n.language);
  return (
    <Box
      component="main"
      sx={{ p: { xs: 2, sm: 3 }, minHeight: '100vh', bgcolor: 'background.default', fontSize: '1.25rem' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.5rem' }, overflowWrap: 'anywhere' }}>
          {data.house}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '1.125rem' }}>{t('board.asOf', { time })}</Typography>
      </Box>
      {isError && (
        <Alert severity="warning" sx={{ mt: 2, fontSize: '1.125rem' }}>
          {t('board.outOfDate', { time })}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Turns board={data} />
        <Side board={data} />
      </Box>
    </Box>
  );
}

function Turns({ board: { items, today, time_zone: zone } }: { board: OpenedBoard }) {
  const { t, i18n } = useTranslation();
  const byDay = Map.groupBy(items, ({ day }) => day);
  const days = [today, ...[...byDay.keys()].filter((day) => day !== today)];
  const textOf = ({ kind, about }: BoardItem): string => (kind === 'turn' ? about : t(`board.item.${kind}`));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {days.map((day) => (
        <Part key={day} heading={dayTitle(day, today, i18n.language)} isFirst={day === today}>
          {byDay
            .get(day)
            ?.map((item) => (
              <Line
                key={item._id}
                text={textOf(item)}
                isDone={item.state === 'done'}
                end={
                  item.state === 'done'
                    ? t('board.done')
                    : (item.person ??
                      (item.kind === 'turn'
                        ? t('board.anybody')
                        : item.from === null
                          ? ''
                          : timeIn(zone, item.from, i18n.language)))
                }
              />
            )) ?? <Empty text={t('board.nothing')} />}
        </Part>
      ))}
    </Box>
  );
}

function Side({ board }: { board: OpenedBoard }) {
  const { t } = useTranslation();
  const { parcels, wanted, bins, emergencies, wifi } = board;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {emergencies.length > 0 && (
        <Part heading={t('board.emergencies')}>
          {emergencies.map(({ title, phone, text }) => (
            <Line key={title + phone} text={title} end={phone} note={text} />
          ))}
        </Part>
      )}
      {parcels.length > 0 && (
        <Part heading={t('board.parcels')}>
          {parcels.map((parcel) => (
            <Line key={parcel.for + parcel.place} text={parcel.place} end={parcel.for} />
          ))}
        </Part>
      )}
      <Part heading={t('board.wanted')}>
        {wanted.length === 0 ? (
          <Empty text={t('board.nothingWanted')} />
        ) : (
          wanted.map((item) => <Line key={item} text={item} />)
        )}
      </Part>
      {bins.map(({ title, text }) => (
        <Part key={title} heading={title}>
          <Box component="li" sx={{ px: 2, py: 1.5, ...userText }}>
            {text === '' ? title : text}
          </Box>
        </Part>
      ))}
      {wifi.map(({ network, security, password }) => (
        <Part key={network} heading={t('board.wifi', { network })}>
          <Box component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
            <QrCode text={wifiCode({ network, security, password })} label={t('board.wifiCode', { network })} />
            {password !== null && <span>{t('board.password', { password })}</span>}
          </Box>
        </Part>
      ))}
    </Box>
  );
}

interface PartProps {
  heading: string;
  isFirst?: boolean;
  children: ReactNode;
}

function Part({ heading, isFirst = false, children }: PartProps) {
  return (
    <Box component="section" aria-label={heading}>
      <Typography
        variant="h2"
        sx={{ fontSize: isFirst ? '2rem' : '1.5rem', mb: 1, color: isFirst ? 'primary.main' : 'text.primary' }}
      >
        {heading}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: isFirst ? '1.625rem' : '1.25rem',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Line({
  text,
  end,
  note = '',
  isDone = false,
}: {
  text: string;
  end?: string;
  note?: string;
  isDone?: boolean;
}) {
  return (
    <Box
      component="li"
      sx={{
        px: 2,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
        color: isDone ? 'text.secondary' : 'text.primary',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {text}
        </Box>
        {end !== undefined && (
          <Box component="strong" sx={{ fontWeight: 650 }}>
            {end}
          </Box>
        )}
      </Box>
      {note !== '' && <Typography sx={{ color: 'text.secondary', fontSize: '1.0625rem' }}>{note}</Typography>}
    </Box>
  );
}

const Empty = ({ text }: { text: string }) => (
  <Box component="li" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
    {text}
  </Box>
);
