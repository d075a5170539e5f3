import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { paths } from '../../../../lib/paths.ts';
import { dateOf } from '../../../../lib/dates.ts';
import { PersonIcon } from '../../../../ui/icons.tsx';
import { Section } from '../../../../ui/page.tsx';
import { useWaitingApplicantsQuery } from '../ads-api.ts';

/** Applicants without an answer, for the dashboard; nothing where nobody waits. */
export function ApplicantsWaiting() {
  const { t, i18n } = useTranslation();
  const { data } = useWaitingApplicantsQuery();
  if (data === undefined || data.ads.length === 0) return null;
  return (
    <Section id="applicants-waiting" title={t('owner.waiting', { count: data.applicants })}>
      <List disablePadding sx={{ px: { xs: 0.5, sm: 1.5 }, pb: 1.5 }}>
        {data.ads.map(({ _id: id, title, waiting, since }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton component={Link} to={paths.ad(id)}>
              <ListItemIcon sx={{ minWidth: 44, color: 'warning.main' }}>
                <PersonIcon />
              </ListItemIcon>
              <ListItemText
                primary={title}
                secondary={t('owner.waitingSince', { count: waiting, day: dateOf(since, i18n.language) })}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
