import type { ImportPreview } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { comma } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';

const CELL = { overflowWrap: 'anywhere' } as const;
/** On a phone the table scrolls sideways instead of breaking words. */
const WIDE_CELL = { ...CELL, minWidth: 140 } as const;

function Faults({ preview: { faults, faulty } }: { preview: ImportPreview }) {
  const { t } = useTranslation();
  if (faulty === 0) return null;
  const more = faulty - faults.length;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <Typography sx={{ fontWeight: 600 }}>{t('suppliesHistory.import.faulty', { count: faulty })}</Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={t('suppliesHistory.import.faulty', { count: faulty })}
        sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}
      >
        {faults.map(({ line, fault, said }) => (
          <Box component="li" key={`${String(line)} ${fault}`} sx={CELL}>
            {t('suppliesHistory.import.line', { line })} {t(`suppliesHistory.import.faults.${fault}`, { said })}
          </Box>
        ))}
        {more > 0 && <li>{t('suppliesHistory.import.moreFaults', { count: more })}</li>}
      </Box>
    </Alert>
  );
}

/** An import's preview: totals, faults and its first purchases. */
export function ImportPreviewed({ preview }: { preview: ImportPreview }) {
  const { t, i18n } = useTranslation();
  const { purchases: count, payments, total, currency, from, to, lines, roomies } = preview;
  const nameOf = (id: string): string => roomies.find((roomie) => roomie._id === id)?.first_name ?? '';
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (
    <>
      <Faults preview={preview} />
      {from !== null && to !== null && (
        <Box>
          <Typography role="status" sx={{ fontWeight: 600, mb: 1 }}>
            {t('suppliesHistory.import.found', {
              count,
              total: money(total),
              from: day(from, i18n.language),
              to: day(to, i18n.language),
            })}{' '}
            {payments > 0 && t('suppliesHistory.import.payments', { count: payments })}
          </Typography>
          <TableContainer tabIndex={0} sx={{ maxHeight: 300 }}>
            <Table size="small" stickyHeader aria-label={t('suppliesHistory.import.lines')}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('suppliesHistory.import.day')}</TableCell>
                  <TableCell>{t('suppliesHistory.import.item')}</TableCell>
                  <TableCell>{t('suppliesHistory.buyer')}</TableCell>
                  <TableCell align="right">{t('suppliesHistory.import.price')}</TableCell>
                  <TableCell>{t('suppliesHistory.import.shares')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {lines.map(({ line, is_payment: isPayment, bought_on: on, name, buyer, price, shares }) => (
                  <TableRow key={line}>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(on, i18n.language)}</TableCell>
                    <TableCell sx={WIDE_CELL}>{name}</TableCell>
                    <TableCell>{nameOf(buyer)}</TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {money(price)}
                    </TableCell>
                    <TableCell sx={WIDE_CELL}>
                      {shares === null
                        ? t('suppliesHistory.import.equally')
                        : isPayment
                          ? t('suppliesHistory.import.gave', { name: nameOf(shares[0]?.roomie ?? '') })
                          : shares.map((share) => `${nameOf(share.roomie)} ${money(share.amount)}`).join(comma())}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          {count + payments > lines.length && (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t('suppliesHistory.import.moreLines', { count: count + payments - lines.length })}
            </Typography>
          )}
        </Box>
      )}
    </>
  );
}
