import {
  GUIDE_AUDIENCES,
  GUIDE_KINDS,
  type GuideAudience,
  type GuideEntry,
  type GuideKind,
  GUIDE_LIMITS,
  WIFI_SECURITIES,
  type WifiSecurity,
} from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useEditGuideEntryMutation, useWriteGuideEntryMutation } from './guide-api.ts';
import type { GuideUploads } from './guide-uploads.ts';
import { RoomField, WHOLE } from './room-field.tsx';
import { useUploads } from './use-uploads.ts';

/** An entry that isn't written yet. */
export type EntryStart = Pick<GuideEntry, 'kind' | 'title'> & { readonly _id?: never };

interface EntryDialogProps {
  houseId: string;
  /** What is edited; or how a new one begins. */
  entry: GuideEntry | EntryStart;
  /** Of the wifi that is edited; undefined if there is none, or it isn't known. */
  password: string | undefined;
  uploads: GuideUploads;
  onClose: () => void;
}

interface Values {
  kind: GuideKind;
  title: string;
  text: string;
  phone: string;
  network: string;
  security: WifiSecurity;
  password: string;
  room: string;
  audience: GuideAudience;
}

const BLANK: Omit<GuideEntry, 'kind' | 'title'> = {
  _id: '',
  text: '',
  audience: 'residents',
  room: null,
  phone: null,
  wifi: null,
  photos: [],
  files: [],
  changed_at: '',
  version: 0,
};

/** Kinds of which most houses have one entry. */
const NAMED: ReadonlySet<GuideKind> = new Set<GuideKind>(['wifi', 'bins', 'heating', 'water']);

/** Writes an entry of a guide, or changes it. What is asked depends on what it is about. */
export function EntryDialog({ houseId, entry, password = '', uploads, onClose }: EntryDialogProps) {
  const { t } = useTranslation();
  const [write] = useWriteGuideEntryMutation();
  const [edit] = useEditGuideEntryMutation();
  const saved: GuideEntry = { ...BLANK, ...entry };
  const isNew = saved._id === '';
  const { ids, isBusy, isChanged, photoChooser, fileChooser } = useUploads(uploads, saved);
  const valuesOf = ({ kind, title, text, phone, wifi, room, audience }: GuideEntry): Values => ({
    kind,
    title,
    text,
    phone: phone ?? '',
    network: wifi?.network ?? '',
    security: wifi?.security ?? 'wpa',
    password,
    room: room?._id ?? WHOLE,
    audience,
  });
  /** Where the kind says enough, it is the title until the homeowner writes another one. */
  const titleOf = (kind: GuideKind): string => (NAMED.has(kind) ? t(`guide.kind.${kind}`) : '');
  const isOwnTitle = (title: string): boolean => title !== '' && !GUIDE_KINDS.some((kind) => titleOf(kind) === title);
  return (
    <FormDialog
      title={isNew ? t('guide.entry.heading') : t('guide.entry.edit', { title: saved.title })}
      submit={isNew ? t('guide.entry.send') : t('shell.save')}
      schema={({ writeGuideEntry }) => writeGuideEntry.body}
      saved={saved}
      values={valuesOf}
      body={({ kind, title, text, phone, network, security, password: key, room, audience }) => ({
        kind,
        title,
        text,
        audience,
        room_id: room === WHOLE ? null : room,
        phone: kind === 'emergency' ? phone : null,
        wifi:
          kind === 'wifi'
            ? { network, security, ...(security === 'open' || key === '' ? {} : { password: key }) }
            : null,
        uploads: [...ids],
      })}
      // An edited network keeps its password when the field stays empty, because it can't be read any more.
      check={({ kind, security, password: key }) => ({
        password:
          isNew && kind === 'wifi' && security !== 'open' && key.trim() === ''
            ? t('guide.entry.noPassword')
            : undefined,
      })}
      send={(body, { saved: { version } }) =>
        isNew
          ? write({ params: { id: houseId }, body })
          : edit({ params: { id: saved._id }, body: { ...body, version } })
      }
      done={t(isNew ? 'guide.entry.added' : 'guide.entry.saved')}
      stale={(onDecide) => <StaleNote text={t('guide.entry.conflict')} onDecide={onDecide} />}
      canSubmit={(_, isDirty) => isNew || isDirty || isChanged}
      hasMore={isChanged}
      isWaiting={isBusy}
      onClose={onClose}
    >
      {({ field, set, values: { kind, title, security } }) => (
        <>
          <ChoiceField
            {...field('kind')}
            onChange={(next) => {
              set({ kind: next, ...(isOwnTitle(title) ? {} : { title: titleOf(next) }) });
            }}
            label={t('guide.entry.kind')}
            options={GUIDE_KINDS.map((each) => [each, t(`guide.kind.${each}`)] as const)}
          />
          <Field
            {...field('title', t('guide.entry.noTitle'))}
            label={t(kind === 'emergency' ? 'guide.entry.name' : 'guide.entry.title')}
            most={GUIDE_LIMITS.title}
          />
          {kind === 'emergency' && (
            <Field
              {...field('phone', t('guide.entry.noPhone'))}
              type="tel"
              label={t('guide.entry.phone')}
              most={40}
              autoComplete="off"
            />
          )}
          {kind === 'wifi' && (
            <>
              <Field
                {...field('network', t('guide.entry.noNetwork'))}
                label={t('guide.entry.network')}
                most={GUIDE_LIMITS.wifiNetwork}
                autoComplete="off"
              />
              <ChoiceField
                {...field('security')}
                label={t('guide.entry.security')}
                options={WIFI_SECURITIES.map((each) => [each, t(`guide.entry.securities.${each}`)] as const)}
              />
              {security !== 'open' && (
                <Field
                  {...field('password', t('guide.entry.noPassword'))}
                  label={t('guide.entry.password')}
                  most={GUIDE_LIMITS.wifiPassword}
                  autoComplete="off"
                  slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
                />
              )}
            </>
          )}
          <Field
            {...field('text')}
            label={t(kind === 'emergency' ? 'guide.entry.note' : 'guide.entry.text')}
            lines={kind === 'emergency' ? 2 : 4}
            most={GUIDE_LIMITS.text}
          />
          <RoomField {...field('room')} houseId={houseId} present={saved.room} />
          <ChoiceField
            {...field('audience')}
            label={t('guide.entry.audience')}
            options={GUIDE_AUDIENCES.map((each) => [each, t(`guide.audience.${each}`)] as const)}
          />
          {photoChooser(t('guide.entry.photos'))}
          {fileChooser(t('guide.files.label'))}
        </>
      )}
    </FormDialog>
  );
}
