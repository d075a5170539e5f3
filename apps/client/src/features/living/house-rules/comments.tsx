import type { RuleChange } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { nameOf } from './applied.ts';

const Discussion = lazyOnOpen(async () => (await import('./discussion.tsx')).Discussion, <ListSkeleton rows={2} />);

/** The comments on a proposal, loaded on demand. */
export function Comments({ change }: { change: RuleChange }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { comments: count } = change;
  return (
    <Box>
      <Button
        sx={{ ml: -1.5 }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('rules.comment.showNamed', { count, what: nameOf(change) })}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {t('rules.comment.show', { count })}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ mt: 1 }}>
          <Discussion change={change} />
        </Box>
      )}
    </Box>
  );
}
