import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { ChatIcon } from '../../ui/icons.tsx';
import { hiddenButRead } from '../../ui/hidden-but-read.ts';

const chatsPath = (house: House): string => `/admin/houses/${house._id}/chats`;
const deskOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

export function HouseTable({ houses }: { houses: readonly House[] }) {
  const { t } = useTranslation();
  return (
    <TableContainer sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{t('houses.admin.name')}</TableCell>
            <TableCell sx={deskOnly}>{t('houses.admin.city')}</TableCell>
            <TableCell sx={deskOnly} align="right">
              {t('houses.admin.rooms')}
            </TableCell>
            <TableCell align="right">{t('houses.admin.roomies')}</TableCell>
            <TableCell sx={deskOnly}>{t('houses.admin.state')}</TableCell>
            <TableCell sx={deskOnly} align="right">
              <span style={hiddenButRead}>{t('houses.admin.chats')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {houses.map((house) => (
            <TableRow key={house._id} hover>
              <TableCell component="th" scope="row">
                <Link
                  component={RouterLink}
                  to={chatsPath(house)}
                  state={{ name: house.name }}
                  color="inherit"
                  sx={{ fontWeight: 600 }}
                >
                  {house.name}
                </Link>
              </TableCell>
              <TableCell sx={deskOnly}>{house.city}</TableCell>
              <TableCell sx={deskOnly} align="right">
                {house.rooms}
              </TableCell>
              <TableCell align="right">{house.roomies}</TableCell>
              <TableCell sx={deskOnly}>{t(`houses.admin.states.${house.state}`)}</TableCell>
              <TableCell align="right" sx={{ ...deskOnly, py: 0.5 }}>
                <Button
                  component={RouterLink}
                  to={chatsPath(house)}
                  state={{ name: house.name }}
                  size="small"
                  startIcon={<ChatIcon />}
                  aria-label={t('houses.admin.readChats', { name: house.name })}
                >
                  {t('houses.admin.chats')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
