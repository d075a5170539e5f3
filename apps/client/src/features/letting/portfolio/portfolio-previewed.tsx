import type { PortfolioHouse, PortfolioPreview, PortfolioRoom } from '@common-roof/contracts';
import { PORTFOLIO_HEADERS } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { comma, dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { Tag } from '#ui/tag.tsx';

const LONG = { overflowWrap: 'anywhere' } as const;

function Faults({ preview: { faults, faulty } }: { preview: PortfolioPreview }) {
  const { t, i18n } = useTranslation();
  if (faulty === 0) return null;
  const columns = PORTFOLIO_HEADERS[i18n.language];
  const more = faulty - faults.length;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <Typography sx={{ fontWeight: 600 }}>{t('portfolio.faulty', { count: faulty })}</Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={t('portfolio.faulty', { count: faulty })}
        sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}
      >
        {faults.map(({ line, column, fault, said }) => (
          <Box component="li" key={`${String(line)} ${String(column)} ${fault}`} sx={LONG}>
            {column === null
              ? t('portfolio.line', { line })
              : t('portfolio.lineColumn', { line, column: columns[column] })}{' '}
            {t(`portfolio.faults.${fault}`, { said })}
          </Box>
        ))}
        {more > 0 && <li>{t('portfolio.moreFaults', { count: more })}</li>}
      </Box>
    </Alert>
  );
}

function Room({ room, currency }: { room: PortfolioRoom; currency: string }) {
  const { t, i18n } = useTranslation();
  const { name, is_new: isNew, rent, rent_period: period, deposit, roomie } = room;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const facts = [
    t('portfolio.rent', { amount: money(rent), period }),
    ...(Number(deposit) === 0 ? [] : [t('portfolio.deposit', { amount: money(deposit) })]),
  ];
  const owed = roomie === null ? 0 : Number(roomie.balance);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, ...LONG }}>
        {name}
        {!isNew && ` (${t('portfolio.roomExists')})`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join(dot())}
      </Typography>
      <Typography variant="body2" sx={LONG}>
        {roomie === null
          ? t('portfolio.empty')
          : `${roomie.first_name} ${roomie.last_name}, ${roomie.email}${dot()}${
              roomie.ends_on === null
                ? t('portfolio.from', { from: day(roomie.starts_on, i18n.language) })
                : t('portfolio.span', {
                    from: day(roomie.starts_on, i18n.language),
                    to: day(roomie.ends_on, i18n.language),
                  })
            }`}
        {roomie !== null && owed > 0 && `${dot()}${t('portfolio.owes', { amount: money(roomie.balance) })}`}
        {roomie !== null && owed < 0 && `${dot()}${t('portfolio.ahead', { amount: money(roomie.balance.slice(1)) })}`}
      </Typography>
    </Box>
  );
}

function House({ house }: { house: PortfolioHouse }) {
  const { t } = useTranslation();
  const { name, city, currency, is_new: isNew, rooms } = house;
  return (
    <Box component="section" aria-label={name}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'baseline', mb: 0.5 }}>
        <Typography variant="h4" component="h3" sx={LONG}>
          {name}
        </Typography>
        {city !== null && <Typography sx={{ color: 'text.secondary' }}>{city}</Typography>}
        <Tag>{t(isNew ? 'portfolio.newHouse' : 'portfolio.houseExists')}</Tag>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rooms.map((room) => (
          <Room key={room.line} room={room} currency={currency} />
        ))}
      </Box>
    </Box>
  );
}

/** What a portfolio file becomes, or what stands against it: a rejected amount would look like none. */
export function PortfolioPreviewed({ preview }: { preview: PortfolioPreview }) {
  const { t } = useTranslation();
  const { houses, roomies, unused } = preview;
  const rooms = houses.reduce((count, house) => count + house.rooms.length, 0);
  return (
    <>
      <Faults preview={preview} />
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {t('portfolio.found', { houses: houses.length, rooms, count: roomies })}
      </Typography>
      {unused.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', ...LONG }}>
          {t('portfolio.unused', { names: unused.join(comma()) })}
        </Typography>
      )}
      {preview.faulty === 0 && houses.map((house) => <House key={house.name} house={house} />)}
    </>
  );
}
