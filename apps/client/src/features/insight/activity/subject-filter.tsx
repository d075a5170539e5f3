import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';

import { SearchIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useActivitySubjectsQuery } from './activity-api.ts';

const SubjectDialog = lazyOnOpen(async () => (await import('./subject-dialog.tsx')).SubjectDialog);

interface SubjectFilterProps {
  /** Label of the button that opens the search. */
  label: string;
  person: string | undefined;
  /** Returns the text of the filter's chip. */
  chipOf: (name: string) => string;
  onChoose: (chosen: { kind: 'house' | 'person'; id: string }) => void;
  onClear: () => void;
}

/** Selects a person or a house by name, and shows the selected person. */
export function SubjectFilter({ label, person, chipOf, onChoose, onClear }: SubjectFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useActivitySubjectsQuery({ account_id: person ?? '' }, { skip: person === undefined });
  const name = data?.items.find(({ _id }) => _id === person)?.name ?? '…';
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SearchIcon />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {person !== undefined && <Chip label={chipOf(name)} onDelete={onClear} />}
      {isOpen && (
        <SubjectDialog
          onChoose={({ kind, _id: id }) => {
            onChoose({ kind, id });
            setOpen(false);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
