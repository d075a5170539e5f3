import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import type { SplitPerson } from './split-values.ts';

interface PersonFieldsProps {
  label: string;
  hint?: string;
  people: readonly SplitPerson[];
  nameOf: (person: SplitPerson) => string;
  /** What a person would bear, as text; absent: not known yet. */
  amountOf?: (id: string) => string | undefined;
  field: (person: SplitPerson) => ReactNode;
  /** What is missing or too much, if anything. */
  status?: string | undefined;
  onDivide?: (() => void) | undefined;
}

/** A field for each person, with what they would bear and what is still to be divided. */
export function PersonFields(props: PersonFieldsProps) {
  const { label, hint, people, nameOf, amountOf, field, status, onDivide } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {hint}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map((person) => (
          <Box
            component="li"
            key={person._id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5, minHeight: 48 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{nameOf(person)}</Typography>
              {amountOf?.(person._id) !== undefined && (
                <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {amountOf(person._id)}
                </Typography>
              )}
            </Box>
            <Box sx={{ flex: 'none', width: 148, display: 'flex', justifyContent: 'flex-end' }}>{field(person)}</Box>
          </Box>
        ))}
      </Box>
      {status !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
            {status}
          </Typography>
          {onDivide !== undefined && (
            <Button size="small" onClick={onDivide}>
              {t('splits.rest')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
