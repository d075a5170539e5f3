import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { type ComparedLine, type Part, type Passage, passagesOf } from './compare-lines.ts';
import { visuallyHidden } from './visually-hidden.ts';

function OnePart({ text, change }: Part) {
  const { t } = useTranslation();
  if (change === 'same') return <span>{text}</span>;
  const isAdded = change === 'added';
  // Marked by a line and hidden text, so that colour isn't the only cue.
  return (
    <Box
      component={isAdded ? 'ins' : 'del'}
      sx={{
        color: isAdded ? 'primary.main' : 'error.main',
        textDecoration: isAdded ? 'underline' : 'line-through',
        fontWeight: isAdded ? 600 : undefined,
      }}
    >
      <Box component="span" sx={visuallyHidden}>{`${t(`shell.change.${change}`)}: `}</Box>
      {text}
    </Box>
  );
}

function OneLine({ line, language }: { line: ComparedLine; language: string | undefined }) {
  return (
    <Box
      component="p"
      lang={language}
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
  );
}

function OnePassage({ lines, isFolded, language }: Passage & { language: string | undefined }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(!isFolded);
  if (!isOpen) {
    return (
      <Button
        size="small"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('shell.change.unfold', { count: lines.length })}
      </Button>
    );
  }
  return lines.map((line, at) => <OneLine key={at} line={line} language={language} />);
}

interface DifferenceProps {
  lines: readonly ComparedLine[];
  /** Language of the texts, if known. */
  language?: string;
}

/** Two texts in one: additions are underlined, removals struck through, and long unchanged passages collapsed. */
export function Difference({ lines, language }: DifferenceProps) {
  return (
    <Box sx={{ maxWidth: '72ch', overflowWrap: 'anywhere' }}>
      {passagesOf(lines).map((passage, at) => (
        <OnePassage key={at} {...passage} language={language} />
      ))}
    </Box>
  );
}
