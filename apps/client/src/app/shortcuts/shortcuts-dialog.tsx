import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { menuOf } from '#app/route-table.ts';
import { GO_KEYS } from './go-keys.ts';
import { isApple, Keys } from './keys.tsx';

function KeyList({ title, rows }: { title: string; rows: readonly (readonly [label: string, keys: string])[] }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography id={id} variant="body2" component="h3" sx={{ color: 'text.secondary', mb: 0.5, breakAfter: 'avoid' }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(([label, keys]) => (
          <Box key={keys} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36, breakInside: 'avoid' }}>
            <Box component="dt" sx={{ flex: 1 }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Keys keys={keys} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** All shortcuts of the reader's role. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { role } = useReader();
  const id = useId();
  const pages = menuOf(role).flatMap(({ items }) =>
    items.map(({ menu }) => [t(`shell.nav.${menu.label}`), `g ${GO_KEYS[menu.label]}`] as const),
  );
  const hasChat = role === 'roomie' || role === 'homeowner';
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{t('palette.shortcuts.heading')}</DialogTitle>
      <DialogContent>
        <Box sx={{ columns: { sm: 2 }, columnGap: 4 }}>
          <KeyList
            title={t('palette.shortcuts.everywhere')}
            rows={[
              [t('palette.label'), `${isApple() ? '⌘' : t('palette.shortcuts.ctrl')} K`],
              [t('palette.shortcuts.this'), '?'],
              ...(hasChat ? ([[t('palette.shortcuts.search'), '/']] as const) : []),
              [t('palette.shortcuts.undo'), 'Alt T'],
              [t('palette.shortcuts.close'), 'Esc'],
            ]}
          />
          <KeyList title={t('palette.shortcuts.goTo')} rows={pages} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('palette.shortcuts.note')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button component={Link} to={paths.profile} onClick={onClose}>
          {t('palette.shortcuts.settings')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('palette.shortcuts.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
