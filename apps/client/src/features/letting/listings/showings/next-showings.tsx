import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { dot } from '#lib/direction.ts';
import { Section } from '#ui/page.tsx';
import { useSpan } from './use-span.ts';
import { isToShow } from './next-showings-shown.ts';
import { useNextShowingsQuery } from './showings-api.ts';

interface NextShowingsProps {
  /** Path of the page for managing them. */
  to: string;
  /** Whether the page already asks for an answer to a proposal. */
  isAskedElsewhere?: boolean;
}

/** The next showings, for a start page; nothing if none is planned. */
export function NextShowings({ to, isAskedElsewhere = false }: NextShowingsProps) {
  const { t } = useTranslation();
  const spanOf = useSpan();
  const { data } = useNextShowingsQuery();
  const next = data?.items.filter(isToShow(isAskedElsewhere)) ?? [];
  if (next.length === 0) return null;
  return (
    <Section
      id="next-showings"
      title={t('showings.next')}
      actions={
        <Button component={Link} to={to}>
          {t('showings.all')}
        </Button>
      }
    >
      <List disablePadding sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
        {next.map((showing) => (
          <ListItem key={showing._id} disablePadding>
            <ListItemText
              primary={spanOf(showing)}
              secondary={[
                `${showing.house.name}: ${showing.room.name}`,
                showing.waits_for === 'roomie' && showing.own_room
                  ? t('showings.waitsForYou')
                  : t(`showings.state.${showing.state}`),
              ].join(dot())}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
