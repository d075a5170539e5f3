import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { pathOfHouse, paths } from '#lib/paths.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { SampleTag } from '#ui/sample-tag.tsx';
import { HouseStateTag } from '#features/housing/houses/state-tags.tsx';

const deskOnly = { display: { xs: 'none', md: 'table-cell' } } as const;

/** The homeowner's houses as rows, for large numbers. */
export function OwnHousesTable({ houses }: { houses: readonly House[] }) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <TableContainer sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{t('owner.list.columns.house')}</TableCell>
            <TableCell sx={deskOnly}>{t('owner.list.columns.city')}</TableCell>
            <TableCell sx={deskOnly}>{t('owner.list.columns.state')}</TableCell>
            <TableCell sx={deskOnly} align="right">
              {t('owner.list.columns.rooms')}
            </TableCell>
            <TableCell align="right">{t('owner.list.columns.lived')}</TableCell>
            <TableCell align="right">{t('owner.list.columns.vacant')}</TableCell>
            <TableCell sx={deskOnly} align="right">
              {t('owner.list.columns.listed')}
            </TableCell>
            <TableCell sx={deskOnly} align="right">
              {t('owner.list.columns.releasing')}
            </TableCell>
            <TableCell sx={deskOnly} align="right">
              <span style={visuallyHidden}>{t('owner.list.columns.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {houses.map((house) => (
            <TableRow key={house._id} hover>
              <TableCell component="th" scope="row">
                <Link
                  component={RouterLink}
                  to={pathOfHouse(house)}
                  color="inherit"
                  sx={{ fontWeight: 600, display: 'inline-block', py: 1, my: -1 }}
                >
                  {house.name}
                </Link>{' '}
                {house.is_sample && <SampleTag />}
                {house.state !== 'open' && (
                  <Box sx={{ display: { md: 'none' }, mt: 0.5 }}>
                    <HouseStateTag state={house.state} />
                  </Box>
                )}
              </TableCell>
              <TableCell sx={deskOnly}>{house.city}</TableCell>
              <TableCell sx={deskOnly}>
                <HouseStateTag state={house.state} />
              </TableCell>
              <TableCell sx={deskOnly} align="right">
                {number.format(house.rooms)}
              </TableCell>
              <TableCell align="right">{number.format(house.rooms - house.vacant - house.listed)}</TableCell>
              <TableCell align="right">{number.format(house.vacant)}</TableCell>
              <TableCell sx={deskOnly} align="right">
                {number.format(house.listed)}
              </TableCell>
              <TableCell sx={deskOnly} align="right">
                {number.format(house.releasing)}
              </TableCell>
              <TableCell align="right" sx={{ ...deskOnly, py: 0.5 }}>
                <Button
                  component={RouterLink}
                  to={paths.editHouse(house._id)}
                  size="small"
                  aria-label={
                    house.state === 'draft'
                      ? t('owner.list.continueNamed', { name: house.name })
                      : t('owner.list.editNamed', { name: house.name })
                  }
                >
                  {house.state === 'draft' ? t('owner.list.continue') : t('owner.list.edit')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
