import type { PortfolioPreview } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';

import { refusalOf } from '#api/api-error.ts';
import { request } from '#api/request.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBase64File } from '#lib/use-base64-file.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { FileChoice } from '#ui/file-choice.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { useImportPortfolioMutation, usePreviewPortfolioMutation } from './portfolio-api.ts';
import { PortfolioPreviewed } from './portfolio-previewed.tsx';

interface PortfolioDialogProps {
  /** The field that chooses the lease everyone gets. */
  lease: ReactNode;
  /** Returns the chosen template's id; undefined if none was chosen. @throws ApiError */
  takeTemplate: () => Promise<string | undefined>;
  onClose: () => void;
}

function Template() {
  const { t, i18n } = useTranslation();
  const { path, query } = request('GET /api/portfolio/template', { query: { language: i18n.language } });
  return (
    <DownloadButton
      path={`${path}?${new URLSearchParams(query).toString()}`}
      file={`${t('portfolio.templateFile')}.csv`}
      label={t('portfolio.template')}
      failed={t('portfolio.templateFailed')}
    />
  );
}

const hereZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Imports houses with their rooms and roomies: fill in the template, choose the file, read what it becomes, confirm. */
export function PortfolioDialog({ lease, takeTemplate, onClose }: PortfolioDialogProps) {
  const { t } = useTranslation();
  const { name, refused, read } = useBase64File();
  const [shown, setShown] = useState<PortfolioPreview>();
  const [preview, { error, isLoading: isReading }] = usePreviewPortfolioMutation();
  const [take] = useImportPortfolioMutation();
  const choose = async (chosen: File, set: (values: { file: string }) => void): Promise<void> => {
    set({ file: '' });
    setShown(undefined);
    const file = await read(chosen);
    if (file === '') return;
    set({ file });
    const { data } = await preview({ body: { file, time_zone: hereZone() } });
    setShown(data);
  };
  const rooms = shown?.houses.reduce((count, house) => count + house.rooms.length, 0) ?? 0;
  const canSubmit = shown?.faulty === 0 && rooms > 0;
  return (
    <FormDialog
      title={t('portfolio.heading')}
      text={t('portfolio.text')}
      submit={canSubmit ? t('portfolio.sendCount', { count: rooms }) : t('portfolio.send')}
      width="md"
      schema={({ importPortfolio }) => importPortfolio.body}
      values={{ file: '' }}
      body={({ file }) => ({ file, time_zone: hereZone(), template_id: null })}
      send={async (body) => take({ body: { ...body, template_id: (await takeTemplate()) ?? null } })}
      done={({ houses, rooms: added, roomies }) =>
        t('portfolio.done', { houses: houses.length, rooms: added, count: roomies })
      }
      canSubmit={canSubmit}
      isWaiting={isReading}
      error={refused === undefined ? refusalOf(error) : t(`portfolio.${refused}`)}
      onClose={onClose}
    >
      {({ set }) => (
        <>
          <FileChoice
            label={t(name === undefined ? 'portfolio.choose' : 'portfolio.other')}
            inputLabel={t('portfolio.choose')}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            name={name}
            hint={t('portfolio.forms')}
            actions={name === undefined && <Template />}
            onChoose={(chosen) => void choose(chosen, set)}
          />
          {isReading && <ListSkeleton rows={3} avatar={false} />}
          {shown !== undefined && (
            <Stack spacing={3}>
              <PortfolioPreviewed preview={shown} />
              {shown.roomies > 0 && shown.faulty === 0 && (
                <>
                  {lease}
                  <Alert severity="info">
                    {t('portfolio.invited', { count: shown.roomies })}
                    {shown.needs_lease && ` ${t('portfolio.needsLease')}`}
                  </Alert>
                </>
              )}
            </Stack>
          )}
        </>
      )}
    </FormDialog>
  );
}
