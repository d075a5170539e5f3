import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { PopperProps } from '@mui/material/Popper';
import { type ReactNode, useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { TextField } from '#ui/text-field.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { findCommands } from './find-commands.ts';
import { recentCommands } from './recent-commands.ts';
import { type PaletteCommand, useCommands } from './use-commands.tsx';
import { Keys } from './keys.tsx';

interface PaletteProps {
  onNotes: () => void;
  onHelp: () => void;
  onClose: () => void;
}

/** The list stands below its field, inside the dialog, instead of floating over it. */
const Inline = ({ children }: PopperProps): ReactNode => (
  <Box sx={{ borderTop: '1px solid', borderColor: 'divider' }}>{typeof children === 'function' ? null : children}</Box>
);

/** Finds pages, actions, conversations and houses by a few letters, and goes there. */
export function Palette({ onNotes, onHelp, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const { id: me } = useReader();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [recent] = useState(() => recentCommands.list(me));
  const commands = useCommands({ onNotes, onHelp });
  const found = findCommands(commands, typed, recent);
  const isWhole = typed.trim() === '';
  const choose = (command: PaletteCommand): void => {
    recentCommands.add(me, command.id);
    onClose();
    command.run();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <h2 id={id} style={visuallyHidden}>
        {t('palette.label')}
      </h2>
      <Autocomplete
        open
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false}
        options={found}
        filterOptions={(options) => options}
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => {
          if (reason !== 'reset' && reason !== 'selectOption') setTyped(text);
        }}
        onChange={(_, command) => {
          if (command !== null) choose(command);
        }}
        onClose={(_, reason) => {
          if (reason === 'escape') onClose();
        }}
        getOptionKey={({ id }) => id}
        {...(isWhole ? { groupBy: ({ group }: PaletteCommand) => t(`palette.group.${group}`) } : {})}
        noOptionsText={t('palette.none')}
        slots={{ popper: Inline }}
        slotProps={{
          paper: { elevation: 0, sx: { borderRadius: 0 } },
          listbox: { 'aria-labelledby': id, sx: { maxHeight: 'min(60dvh, 480px)' } },
        }}
        renderOption={({ key, ...option }, { label, icon, keys, group }) => (
          <Box component="li" key={key} {...option} sx={{ gap: 1.5, minHeight: 44 }}>
            <Box aria-hidden="true" sx={{ display: 'grid', color: 'text.secondary' }}>
              {icon}
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Box>
            {!isWhole && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t(`palette.group.${group}`)}</Box>}
            {keys !== undefined && (
              <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                <Keys keys={keys} />
              </Box>
            )}
          </Box>
        )}
        renderGroup={({ key, group, children }) => (
          <li key={key} role="presentation">
            <div role="group" aria-label={group}>
              <Box aria-hidden="true" sx={{ px: 2, pt: 1.5, pb: 0.5, typography: 'body2', color: 'text.secondary' }}>
                {group}
              </Box>
              <Box component="ul" role="presentation" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {children}
              </Box>
            </div>
          </li>
        )}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            autoFocus
            placeholder={t('palette.hint')}
            slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': t('palette.label') } }}
            sx={{ p: 2 }}
          />
        )}
      />
    </Dialog>
  );
}
