import {
  GUIDE_AUDIENCES,
  type GuideAudience,
  HOUSE_DOCUMENT_KINDS,
  type HouseDocument,
  type HouseDocumentKind,
  GUIDE_LIMITS,
} from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useAddHouseDocumentMutation, useEditHouseDocumentMutation } from './guide-api.ts';
import type { GuideUploads } from './guide-uploads.ts';
import { RoomField, WHOLE } from './room-field.tsx';
import { useUploads } from './use-uploads.ts';

/** What happens to a document: it is entered, corrected, or a newer one takes its place. */
export type DocumentEditing =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly document: HouseDocument }
  | { readonly kind: 'renew'; readonly document: HouseDocument };

interface DocumentDialogProps {
  houseId: string;
  editing: DocumentEditing;
  uploads: GuideUploads;
  onClose: () => void;
}

interface Values {
  kind: HouseDocumentKind;
  title: string;
  issued: string;
  expires: string;
  room: string;
  audience: GuideAudience;
}

const BLANK: HouseDocument = {
  _id: '',
  kind: 'gas_safety',
  title: '',
  audience: 'residents',
  room: null,
  issued_on: null,
  expires_on: null,
  state: 'no_expiry',
  photos: [],
  files: [],
  added_at: '',
  replaced_at: null,
  version: 0,
};

/** A renewal is what was there, with other days and files. */
function savedBy(editing: DocumentEditing): HouseDocument {
  if (editing.kind === 'add') return BLANK;
  if (editing.kind === 'edit') return editing.document;
  const { kind, title, audience, room } = editing.document;
  return { ...BLANK, kind, title, audience, room };
}

const valuesOf = (document: HouseDocument): Values => ({
  kind: document.kind,
  title: document.title,
  issued: document.issued_on ?? '',
  expires: document.expires_on ?? '',
  room: document.room?._id ?? WHOLE,
  audience: document.audience,
});

const dayOf = (typed: string): string | null => (typed === '' ? null : typed);

/** Enters a certificate or a contract, corrects it, or enters the one that takes its place. */
export function DocumentDialog({ houseId, editing, uploads, onClose }: DocumentDialogProps) {
  const { t } = useTranslation();
  const [add] = useAddHouseDocumentMutation();
  const [edit] = useEditHouseDocumentMutation();
  const saved = savedBy(editing);
  const { ids, isBusy, isChanged, photoChooser, fileChooser } = useUploads(uploads, saved);
  const isEdited = editing.kind === 'edit';
  // What expired once does so again: forgotten, nobody would be reminded.
  const needsLastDay = editing.kind === 'renew' && editing.document.expires_on !== null;
  const title = editing.kind === 'add' ? '' : editing.document.title;
  return (
    <FormDialog
      title={
        editing.kind === 'add'
          ? t('guide.documents.heading')
          : t(isEdited ? 'guide.documents.edit' : 'guide.documents.renew', { title })
      }
      {...(editing.kind === 'renew' ? { text: t('guide.documents.renewText') } : {})}
      submit={t(
        isEdited ? 'shell.save' : editing.kind === 'renew' ? 'guide.documents.renewSend' : 'guide.documents.send',
      )}
      schema={({ addHouseDocument }) => addHouseDocument.body}
      saved={saved}
      values={valuesOf}
      body={({ issued, expires, room, ...words }) => ({
        kind: words.kind,
        title: words.title,
        audience: words.audience,
        issued_on: dayOf(issued),
        expires_on: dayOf(expires),
        room_id: room === WHOLE ? null : room,
        uploads: [...ids],
        replaces_id: editing.kind === 'renew' ? editing.document._id : null,
      })}
      check={({ issued, expires }) => ({
        expires:
          expires === '' && needsLastDay
            ? t('guide.documents.fields.noLastDay')
            : issued !== '' && expires !== '' && expires < issued
              ? t('guide.documents.fields.backwards')
              : undefined,
      })}
      send={({ replaces_id: replaces, ...body }, { saved: { version } }) =>
        editing.kind === 'edit'
          ? edit({ params: { id: editing.document._id }, body: { ...body, version } })
          : add({ params: { id: houseId }, body: { ...body, replaces_id: replaces } })
      }
      done={t(
        isEdited
          ? 'guide.documents.saved'
          : editing.kind === 'renew'
            ? 'guide.documents.renewed'
            : 'guide.documents.added',
      )}
      stale={(onDecide) => <StaleNote text={t('guide.documents.conflict')} onDecide={onDecide} />}
      canSubmit={(_, isDirty) => !isEdited || isDirty || isChanged}
      hasMore={isChanged}
      isWaiting={isBusy}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <ChoiceField
            {...field('kind')}
            label={t('guide.documents.fields.kind')}
            options={HOUSE_DOCUMENT_KINDS.map((each) => [each, t(`guide.documents.kind.${each}`)] as const)}
          />
          <Field
            {...field('title', t('guide.documents.fields.noTitle'))}
            label={t('guide.documents.fields.title')}
            most={GUIDE_LIMITS.title}
          />
          <Field
            {...field('issued', t('guide.documents.fields.wrongDay'))}
            type="date"
            label={t('guide.documents.fields.issued')}
          />
          <Field
            {...field('expires', t('guide.documents.fields.wrongDay'))}
            type="date"
            label={t('guide.documents.fields.expires')}
            hint={t('guide.documents.fields.expiresHint')}
          />
          <RoomField {...field('room')} houseId={houseId} present={saved.room} />
          <ChoiceField
            {...field('audience')}
            label={t('guide.entry.audience')}
            options={GUIDE_AUDIENCES.map((each) => [each, t(`guide.audience.${each}`)] as const)}
          />
          {fileChooser(t('guide.documents.fields.files'))}
          {photoChooser(t('guide.entry.photos'))}
        </>
      )}
    </FormDialog>
  );
}
