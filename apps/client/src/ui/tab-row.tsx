import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { stepByKey } from '#lib/direction.ts';

interface TabRowProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Set if each tab has a panel: the ids are `<id>-<value>` and `<id>-panel`. */
  id?: string;
}

/** Arrow keys move between tabs and wrap around; Home and End go to the ends. Enter selects. */
function walkTabs(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const step = stepByKey(event.key);
  const next = step === 0 ? { Home: 0, End: -1 }[event.key] : at + step;
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

/** Scrolls the row, and nothing around it, to the selected tab. */
function showChosen(row: HTMLElement): void {
  const tab = row.querySelector<HTMLElement>('[aria-selected=true]');
  if (!tab) return;
  const [seen, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < seen.left) row.scrollLeft -= seen.left - own.left;
  else if (own.right > seen.right) row.scrollLeft += own.right - seen.right;
}

/**
 * Tabs for a few views, which scroll if they don't fit. MUI's `Tabs` take 7 kB, for faded ends, scroll buttons and
 * vertical tabs that nobody uses here.
 */
export function TabRow<Value extends string>({ label, tabs, chosen, onChoose, id }: TabRowProps<Value>) {
  /** During arrow key navigation, the focused tab is the tab stop rather than the selected one. */
  const [focused, setFocused] = useState<Value | null>(null);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (row.current) showChosen(row.current);
  }, [chosen]);
  return (
    <Box ref={row} sx={{ position: 'relative', overflowX: 'auto', scrollbarWidth: 'thin', flex: 'none' }}>
      <Box
        role="tablist"
        aria-label={label}
        onKeyDown={walkTabs}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(null);
        }}
        sx={{ display: 'flex', minHeight: 48 }}
      >
        {tabs.map(({ value, label: name }) => (
          <ButtonBase
            key={value}
            role="tab"
            aria-selected={value === chosen}
            tabIndex={value === (focused ?? chosen) ? 0 : -1}
            onFocus={() => {
              setFocused(value);
            }}
            {...(id === undefined ? {} : { id: `${id}-${value}`, 'aria-controls': `${id}-panel` })}
            onClick={() => {
              onChoose(value);
            }}
            sx={{
              flex: 'none',
              minWidth: 72,
              maxWidth: 360,
              p: 1.5,
              typography: 'button',
              lineHeight: 1.25,
              color: 'text.secondary',
              borderBottom: '2px solid transparent',
              '&[aria-selected=true]': { color: 'primary.main', borderColor: 'primary.main' },
              // Outside, the ring would be cut off.
              '&.Mui-focusVisible': { outlineOffset: -2 },
            }}
          >
            {name}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
