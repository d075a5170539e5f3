import type { AgreementTemplateVersion, AgreementVersion } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { itemsOf, type PagedQuery } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { readHtml } from '#features/letting/leasing/agreements/text/read-html.ts';
import { usePlaceholderNames } from '#features/letting/leasing/agreements/text/use-placeholder-names.ts';
import { compare } from './compare.ts';
import { Difference } from '#ui/difference.tsx';

type Version = AgreementTemplateVersion | AgreementVersion;

interface VersionsProps {
  /** The template or agreement. */
  of: { readonly title: string; readonly language: string; readonly text_version: number };
  query: PagedQuery<Version>;
  /** Restores a previous text; absent if nothing can be edited. */
  onRestore?: (agreement: string) => void;
  onClose: () => void;
}

function useVersionLabel(): (version: Version) => string {
  const { t, i18n } = useTranslation();
  return ({ number, created_at: at, author }) =>
    t('agreements.versions.option', {
      number,
      day: dateAndTime(at, i18n.language),
      author: author ?? t('agreements.versions.nobody'),
    });
}

function ChooseVersion({
  label,
  versions,
  value,
  onChoose,
}: {
  label: string;
  versions: readonly Version[];
  value: number;
  onChoose: (number: number) => void;
}) {
  const labelOf = useVersionLabel();
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => {
        onChoose(Number(target.value));
      }}
    >
      {versions.map((version) => (
        <MenuItem key={version.number} value={version.number}>
          {labelOf(version)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** All versions of a text, and the difference between two of them. */
export function VersionsDialog({ of, query, onRestore, onClose }: VersionsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const versions = itemsOf(query);
  const [chosenNew, setNew] = useState(of.text_version);
  const [chosenOld, setOld] = useState(Math.max(1, of.text_version - 1));
  const after = versions?.find(({ number }) => number === chosenNew);
  const before = versions?.find(({ number }) => number === chosenOld);
  const withNames = usePlaceholderNames();
  const lines = useMemo(
    () => (before && after ? compare(withNames(readHtml(before.agreement)), withNames(readHtml(after.agreement))) : []),
    [before, after, withNames],
  );
  const isSame = lines.every((line) => line.every(({ change }) => change === 'same'));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('agreements.versions.heading', { title: of.title })}</DialogTitle>
      <DialogContent>
        {versions === undefined ? (
          query.isError ? (
            <LoadError onRetry={() => query.refetch()} />
          ) : (
            <ListSkeleton rows={4} avatar={false} />
          )
        ) : (
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {of.text_version === 1 && (
              <Typography sx={{ color: 'text.secondary' }}>{t('agreements.versions.onlyOne')}</Typography>
            )}
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
              <ChooseVersion
                label={t('agreements.versions.before')}
                versions={versions}
                value={chosenOld}
                onChoose={setOld}
              />
              <ChooseVersion
                label={t('agreements.versions.after')}
                versions={versions}
                value={chosenNew}
                onChoose={setNew}
              />
            </Stack>
            {query.hasNextPage && (
              <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
                {t('agreements.versions.older')}
              </Button>
            )}
            {of.text_version > 1 && isSame && (
              <Typography sx={{ color: 'text.secondary' }}>{t('agreements.versions.same')}</Typography>
            )}
            <Difference key={`${String(chosenOld)}:${String(chosenNew)}`} lines={lines} language={of.language} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        {onRestore !== undefined && before !== undefined && before.number !== of.text_version && (
          <Button
            onClick={() => {
              onRestore(before.agreement);
              onClose();
            }}
          >
            {t('agreements.versions.restore', { number: before.number })}
          </Button>
        )}
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
