import { LIMITS, type SentFile } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';

import { sentName, uploadFile } from '#api/upload.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { fileSize } from '#lib/numbers.ts';
import { AddIcon, CloseIcon } from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface NewPdfsProps {
  /** Maximum number of files. */
  most: number;
  label: string;
  /** Existing files. */
  initial?: readonly SentFile[];
  onChange: (files: readonly SentFile[]) => void;
  /** Called when an upload starts or finishes. */
  onBusy?: (isBusy: boolean) => void;
}

const isPdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

/** PDFs of something that is being written: they are uploaded one by one, and passed to the form. */
export function NewPdfs({ most, label, initial = [], onChange, onBusy }: NewPdfsProps) {
  const { t, i18n } = useTranslation();
  const hintId = useId();
  const [files, setFiles] = useState(initial);
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = sending !== null;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const show = (next: readonly SentFile[]): void => {
    setFiles(next);
    onChange(next);
  };
  const fault = (file: File): string | null => {
    if (!isPdf(file)) return t('pdfs.wrong', { name: file.name });
    return file.size > LIMITS.fileBytes ? t('pdfs.tooLarge', { name: file.name }) : null;
  };
  const send = async (chosen: readonly File[]): Promise<void> => {
    let arrived = files;
    setFailure(null);
    for (const file of chosen.slice(0, most - files.length)) {
      const wrong = fault(file);
      if (wrong !== null) {
        setFailure(wrong);
        continue;
      }
      setSending(file.name);
      const outcome = await uploadFile({ name: sentName(file.name) }, file, () => undefined);
      if ('error' in outcome) setFailure(outcome.error.message);
      else arrived = [...arrived, outcome.data];
    }
    setSending(null);
    if (arrived !== files) show(arrived);
  };
  const isFull = files.length >= most;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {files.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
          {files.map(({ file_id: id, name, bytes }) => (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {t('pdfs.save', { name, size: fileSize(bytes, i18n.language) })}
              </Typography>
              <IconButton
                aria-label={t('pdfs.remove', { name })}
                disabled={isBusy}
                onClick={() => {
                  show(files.filter(({ file_id: other }) => other !== id));
                }}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box>
        <Button
          component="label"
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={isFull}
          loading={isBusy}
          role={undefined}
        >
          {t('pdfs.add')}
          <input
            type="file"
            multiple
            accept="application/pdf"
            disabled={isFull || isBusy}
            aria-describedby={hintId}
            style={visuallyHidden}
            onChange={({ target }) => {
              if (target.files !== null && target.files.length > 0) void send([...target.files]);
              target.value = ''; // the same file may be chosen again
            }}
          />
        </Button>
      </Box>
      <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
        {isFull ? t('pdfs.full') : t('pdfs.hint')}
      </Typography>
      <Typography role="status" variant="body2" sx={{ color: failure === null ? 'text.secondary' : 'error.main' }}>
        {sending === null ? failure : t('pdfs.sending', { name: sending })}
      </Typography>
    </Box>
  );
}
