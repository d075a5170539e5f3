import type { AdminRating } from '@common-roof/contracts';
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
import { dateOf } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { paths } from '#lib/paths.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { linkAt, LinkedSentence } from '#ui/linked-sentence.tsx';
import { StarRow } from '#ui/stars.tsx';
import { Tag } from '#ui/tag.tsx';
import { userText } from '#ui/user-text.ts';
import { RatingActions } from './rating-actions.tsx';

const deskOnly = { display: { xs: 'none', md: 'table-cell' } } as const;

function Words({ rating: { whats_good, what_could_be_improved, reply, removed } }: { rating: AdminRating }) {
  const { t } = useTranslation();
  const parts = [
    [t('ratings.about.good'), whats_good],
    [t('ratings.about.improve'), what_could_be_improved],
    [t('ratings.admins.reply'), reply?.text ?? ''],
  ].filter(([, text]) => text !== '');
  return (
    <Stack spacing={0.5}>
      {parts.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ratings.admins.nothingSaid')}
        </Typography>
      )}
      {parts.map(([heading, text]) => (
        <Typography key={heading} variant="body2" sx={userText}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {heading}:{' '}
          </Box>
          {text}
        </Typography>
      ))}
      {removed !== null && (
        <Typography variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {t('ratings.admins.removed', { reason: removed.reason })}
        </Typography>
      )}
    </Stack>
  );
}

/** Ratings as rows; on a phone the text is below its author. */
export function RatingTable({ ratings }: { ratings: readonly AdminRating[] }) {
  const { t, i18n } = useTranslation();
  return (
    <TableContainer sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{t('ratings.admins.who')}</TableCell>
            <TableCell sx={deskOnly}>{t('ratings.admins.said')}</TableCell>
            <TableCell sx={deskOnly}>
              <span style={visuallyHidden}>{t('ratings.admins.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ratings.map((rating) => {
            const { _id: id, author, rated, house, state, written_at: at, rating: stars } = rating;
            return (
              <TableRow key={id} hover sx={{ verticalAlign: 'top' }}>
                <TableCell component="th" scope="row" sx={{ minWidth: { md: 220 } }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    <LinkedSentence
                      sentence={t('ratings.admins.about', { author: linkAt(0), rated: linkAt(1) })}
                      links={[author, rated].map((person) => ({
                        name: person.first_name,
                        to: paths.person(person._id),
                      }))}
                    />
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    <Link
                      component={RouterLink}
                      to={paths.ratingsOfHouse(house._id)}
                      aria-label={t('ratings.admins.onlyHouse', { house: house.name })}
                    >
                      {house.name}
                    </Link>
                    {`${dot()}${dateOf(at, i18n.language)}`}
                  </Typography>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
                    {stars !== null && <StarRow stars={stars} label={t('ratings.stars', { stars })} size={18} />}
                    {state === 'sealed' && <Tag>{t('ratings.admins.sealed')}</Tag>}
                  </Box>
                  <Box sx={{ display: { md: 'none' }, mt: 1 }}>
                    <Words rating={rating} />
                    <RatingActions rating={rating} />
                  </Box>
                </TableCell>
                <TableCell sx={{ ...deskOnly, width: '100%' }}>
                  <Words rating={rating} />
                </TableCell>
                <TableCell sx={{ ...deskOnly, py: 1 }}>
                  <RatingActions rating={rating} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
