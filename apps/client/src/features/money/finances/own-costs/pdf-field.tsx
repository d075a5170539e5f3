import type { SentFile } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { sentName, uploadFile } from '#api/upload.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { fileSize } from '#lib/numbers.ts';
import { AddIcon } from '#ui/icons.tsx';
import { CloseIcon } from '#ui/public-icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface PdfFieldProps {
  files: readonly SentFile[];
  /** How many more there is room for. */
  room: number;
  isBusy: boolean;
  onChange: (files: readonly SentFile[]) => void;
  onBusy: (isBusy: boolean) => void;
}

const PDF = 'application/pdf';

/** PDFs that are uploaded when they are chosen, and passed to the form. */
export function PdfField({ files, room, isBusy, onChange, onBusy }: PdfFieldProps) {
  const { t, i18n } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File): Promise<void> => {
    if (file.type !== PDF) {
      setProblem(t('finances.pdf.notPdf'));
      return;
    }
    setProblem(undefined);
    onBusy(true);
    const name = sentName(file.name);
    const outcome = await uploadFile({ name }, file, () => undefined);
    onBusy(false);
    if ('error' in outcome) setProblem(t('finances.pdf.failed', { name, reason: outcome.error.message }));
    else onChange([...files, outcome.data]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {files.length > 0 && (
        <Box component="ul" aria-label={t('finances.pdf.list')} sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {files.map(({ file_id: id, name, bytes }) => (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <bdi>{name}</bdi> ({fileSize(bytes, i18n.language)})
              </Typography>
              <IconButton
                aria-label={t('finances.pdf.remove', { name })}
                onClick={() => {
                  onChange(files.filter((file) => file.file_id !== id));
                }}
              >
                <CloseIcon />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Button
        component="label"
        role={undefined}
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={room <= 0 || isBusy}
        sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
      >
        {t('finances.pdf.add')}
        <input
          type="file"
          accept={PDF}
          disabled={room <= 0 || isBusy}
          aria-label={t('finances.pdf.add')}
          style={visuallyHidden}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void upload(file);
            target.value = ''; // the same file may be chosen again
          }}
        />
      </Button>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
