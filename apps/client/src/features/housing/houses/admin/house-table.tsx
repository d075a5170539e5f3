import type { HouseForAdmin } from '@common-roof/contracts';
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
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { ChatIcon } from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { HouseStateTag } from '#features/housing/houses/state-tags.tsx';
import { dot } from '#lib/direction.ts';
import { HouseMenu } from './house-menu.tsx';
import { useOnlyThese } from './use-only-these.ts';

const deskOnly = { display: { xs: 'none', md: 'table-cell' } } as const;

/** Links to the homeowner's record; the menu of a house filters the list by homeowner. */
function Owner({ house: { homeowner } }: { house: HouseForAdmin }) {
  return (
    <Link component={RouterLink} to={paths.person(homeowner._id)}>
      {fullName(homeowner)}
    </Link>
  );
}

/** Filters the list by city; search and order stay. */
function OnlyIn({ city }: { city: string }) {
  const { t } = useTranslation();
  const onlyThese = useOnlyThese();
  return (
    <Link
      component={RouterLink}
      to={onlyThese('city', city)}
      replace
      color="inherit"
      sx={{ textDecorationStyle: 'dotted' }}
      aria-label={t('allHouses.onlyOf', { name: city })}
    >
      {city}
    </Link>
  );
}

/** Houses as rows; on a phone the details are below the name. */
export function HouseTable({ houses }: { houses: readonly HouseForAdmin[] }) {
  const { t } = useTranslation();
  return (
    <TableContainer sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{t('allHouses.name')}</TableCell>
            <TableCell sx={deskOnly}>{t('allHouses.homeowner')}</TableCell>
            <TableCell sx={deskOnly}>{t('allHouses.city')}</TableCell>
            <TableCell sx={deskOnly} align="right">
              {t('allHouses.rooms')}
            </TableCell>
            <TableCell sx={deskOnly} align="right">
              {t('allHouses.roomies')}
            </TableCell>
            <TableCell sx={deskOnly}>{t('allHouses.state')}</TableCell>
            <TableCell>
              <span style={visuallyHidden}>{t('allHouses.actionsHead')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {houses.map((house) => {
            return (
              <TableRow key={house._id} hover>
                <TableCell component="th" scope="row">
                  <Link
                    component={RouterLink}
                    to={paths.houseChats(house._id)}
                    state={{ name: house.name }}
                    sx={{ fontWeight: 600 }}
                  >
                    {house.name}
                  </Link>
                  <Box sx={{ display: { md: 'none' }, color: 'text.secondary', typography: 'body2' }}>
                    <Owner house={house} />
                    <br />
                    {house.city}
                    {dot()}
                    {t('houses.overview.roomies', { count: house.roomies })}
                    {house.state !== 'open' && (
                      <Box sx={{ mt: 0.5 }}>
                        <HouseStateTag state={house.state} />
                      </Box>
                    )}
                  </Box>
                </TableCell>
                <TableCell sx={deskOnly}>
                  <Owner house={house} />
                </TableCell>
                <TableCell sx={deskOnly}>
                  <OnlyIn city={house.city} />
                </TableCell>
                <TableCell sx={deskOnly} align="right">
                  {house.rooms}
                </TableCell>
                <TableCell sx={deskOnly} align="right">
                  {house.roomies}
                </TableCell>
                <TableCell sx={deskOnly}>
                  <HouseStateTag state={house.state} />
                </TableCell>
                <TableCell align="right" sx={{ py: 0.5, pl: 0, whiteSpace: 'nowrap' }}>
                  <Button
                    component={RouterLink}
                    to={paths.houseChats(house._id)}
                    state={{ name: house.name }}
                    size="small"
                    startIcon={<ChatIcon />}
                    aria-label={t('allHouses.readChats', { name: house.name })}
                    sx={{ display: { xs: 'none', md: 'inline-flex' } }}
                  >
                    {t('allHouses.chats')}
                  </Button>
                  <HouseMenu house={house} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
