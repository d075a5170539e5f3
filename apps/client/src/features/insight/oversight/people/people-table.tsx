import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Tag } from '#ui/tag.tsx';
import type { PeopleKind, PersonRow } from './people-api.ts';
import { PersonMenu } from './person-menu.tsx';

const deskOnly = { display: { xs: 'none', md: 'table-cell' } } as const;

const stateOf = ({ disabled, invited = false }: PersonRow): 'disabled' | 'invited' | 'active' =>
  disabled ? 'disabled' : invited ? 'invited' : 'active';

function Houses({ person: { houses, houses_count: count } }: { person: PersonRow }) {
  const { t } = useTranslation();
  if (count === 0) return t('people.noHouse');
  return (
    <>
      {houses.map(({ _id, name }, at) => (
        <span key={_id}>
          {at > 0 && ', '}
          <Link component={RouterLink} to={paths.housesNamed(name)}>
            {name}
          </Link>
        </span>
      ))}
      {count > houses.length && ` ${t('people.more', { count: count - houses.length })}`}
    </>
  );
}

/** People as rows; on a phone the details are below the name. */
export function PeopleTable({ kind, people }: { kind: PeopleKind; people: readonly PersonRow[] }) {
  const { t } = useTranslation();
  return (
    <TableContainer sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{t('people.name')}</TableCell>
            <TableCell sx={deskOnly}>{t('people.contact')}</TableCell>
            {kind !== 'admin' && <TableCell sx={deskOnly}>{t('people.houses')}</TableCell>}
            <TableCell sx={deskOnly}>{t('people.state')}</TableCell>
            <TableCell>
              <span style={visuallyHidden}>{t('people.actionsHead')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => {
            const state = (
              <Tag tone={person.disabled ? 'warning' : 'default'}>{t(`people.states.${stateOf(person)}`)}</Tag>
            );
            return (
              <TableRow key={person._id} hover>
                <TableCell component="th" scope="row">
                  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                    <PersonAvatar id={person._id} name={fullName(person)} photo={person.photo} size={36} />
                    <Box sx={{ minWidth: 0 }}>
                      <Link component={RouterLink} to={paths.person(person._id)} sx={{ fontWeight: 600 }}>
                        {fullName(person)}
                      </Link>
                      <Box sx={{ display: { md: 'none' } }}>
                        <ContactLinks email={person.email} phone={person.phone} />
                        {kind !== 'admin' && (
                          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                            <Houses person={person} />
                          </Typography>
                        )}
                        {stateOf(person) !== 'active' && state}
                      </Box>
                    </Box>
                  </Stack>
                </TableCell>
                <TableCell sx={{ ...deskOnly, overflowWrap: 'anywhere' }}>
                  <ContactLinks email={person.email} phone={person.phone} />
                </TableCell>
                {kind !== 'admin' && (
                  <TableCell sx={deskOnly}>
                    <Houses person={person} />
                  </TableCell>
                )}
                <TableCell sx={deskOnly}>{state}</TableCell>
                <TableCell align="right" sx={{ py: 0.5, pl: 0 }}>
                  <PersonMenu kind={kind} person={person} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
