import { LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A person of the house. */
export interface SplitPerson {
  readonly _id: string;
  readonly first_name: string;
}

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
  /** Label and effect of a button that divides what is missing. */
  rest?: { readonly label: string; readonly onDivide: () => void } | undefined;
}

/** A field for each person, with what they would bear and what is still to be divided. */
export function PersonFields(props: PersonFieldsProps) {
  const { label, hint, people, nameOf, amountOf, field, status, rest } = props;
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
          {rest !== undefined && (
            <Button size="small" onClick={rest.onDivide}>
              {rest.label}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Whether a text is a number of shares, or empty. */
export const isShares = (text: string): boolean =>
  text.trim() === '' || (/^\d{1,4}$/.test(text.trim()) && Number(text) <= LIMITS.splitShares);
