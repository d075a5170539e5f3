import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useSyncExternalStore } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { shortcutsSetting } from '#lib/shortcuts-setting.ts';

/** Turns the keyboard shortcuts of this browser off, for those who press keys without meaning them. */
export function ShortcutsSwitch() {
  const { t } = useTranslation();
  const hint = useId();
  const areOn = useSyncExternalStore(shortcutsSetting.subscribe, shortcutsSetting.areOn);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
      <FormControlLabel
        control={
          <Switch
            checked={areOn}
            onChange={({ target }) => {
              shortcutsSetting.set(target.checked);
            }}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
        label={t('ownAccount.shortcuts')}
      />
      <Typography id={hint} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('ownAccount.shortcutsHint')}
      </Typography>
    </Box>
  );
}
