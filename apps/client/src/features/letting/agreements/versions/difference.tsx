import Box from '@mui/material/Box';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { hiddenButRead } from '../../../../ui/hidden-but-read.ts';
import type { ComparedLine, Part } from './compare.ts';

function OnePart({ text, change }: Part) {
  const { t } = useTranslation();
  if (change === 'same') return <span>{text}</span>;
  const isAdded = change === 'added';
  // Told by a line above or below the words and by a spoken word, not by the colour alone.
  return (
    <Box
      component={isAdded ? 'ins' : 'del'}
      sx={{
        color: isAdded ? 'primary.main' : 'error.main',
        textDecoration: isAdded ? 'underline' : 'line-through',
        fontWeight: isAdded ? 600 : undefined,
      }}
    >
      <Box component="span" sx={hiddenButRead}>{`${t(`agreements.versions.${change}`)}: `}</Box>
      {text}
    </Box>
  );
}

/** Two texts in one: what was added is underlined, what was removed is struck through. */
export function Difference({ lines, language }: { lines: readonly ComparedLine[]; language: string }) {
  return (
    <Box lang={language} sx={{ maxWidth: '72ch', overflowWrap: 'anywhere' }}>
      {lines.map((line, at) => (
        <Box
          key={at}
          component="p"
          sx={{
            my: 1,
            pl: 1.5,
            borderLeft: '3px solid',
            borderColor: line.some(({ change }) => change !== 'same') ? 'warning.main' : 'transparent',
          }}
        >
          {line.map((part, index) => (
            <OnePart key={index} {...part} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
