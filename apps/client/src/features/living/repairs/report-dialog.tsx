import {
  type House,
  LIMITS,
  type Photo,
  REPAIR_ENTRIES,
  REPAIR_URGENCIES,
  type RepairEntry,
  type RepairUrgency,
  VISIT_AREAS,
  type VisitArea,
} from '@common-roof/contracts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { handedOver } from '#lib/handed-over.ts';
import { useReader } from '#session/use-reader.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import type { RepairPhotos } from './repair-photos.ts';
import { useReportRepairMutation } from './repairs-api.ts';

interface ReportDialogProps {
  /** The houses that the reader can report something in. */
  houses: readonly [House, ...House[]];
  /** Which is chosen first. */
  first: string;
  photos: RepairPhotos;
  onDone: (repairId: string) => void;
  onClose: () => void;
}

interface Values {
  room: string;
  area: VisitArea;
  areaName: string;
  title: string;
  description: string;
  urgency: RepairUrgency;
  entry: RepairEntry;
  entryNote: string;
}
const SHARED = '';
const EMPTY: Values = {
  room: SHARED,
  area: 'kitchen',
  areaName: '',
  title: '',
  description: '',
  urgency: 'soon',
  entry: 'ask_first',
  entryNote: '',
};

/** Returns the rooms of a house that the reader can report something in: all for its homeowner, otherwise their own. */
function useRooms(houseId: string): readonly { readonly _id: string; readonly name: string }[] {
  const { id: me, role } = useReader();
  const { currentData } = useHouseQuery({ id: houseId });
  if (currentData === undefined) return [];
  const own = currentData.roomies.find(({ _id }) => _id === me)?.room;
  return currentData.rooms
    .filter(({ _id }) => role === 'homeowner' || _id === own)
    .map(({ _id, room_name: name }) => ({ _id, name }));
}

/** Reports what has to be repaired, with photos. */
export function ReportDialog({ houses, first, photos, onDone, onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  const { role } = useReader();
  const [report] = useReportRepairMutation();
  const [houseId, setHouse] = useState(first);
  const house = houses.find(({ _id: id }) => id === houseId) ?? houses[0];
  const rooms = useRooms(house._id);
  const [taken, setTaken] = useState<readonly Photo[]>([]);
  const [isUploading, setUploading] = useState(false);
  return (
    <FormDialog
      title={t('repairs.report.heading')}
      text={t('repairs.report.text', { house: house.name, role })}
      submit={t('repairs.report.send')}
      schema={({ reportRepair }) => reportRepair.body}
      values={EMPTY}
      body={({ room, area, areaName, title, description, urgency, entry, entryNote }) => ({
        // A room of the house that was chosen before isn't in this one.
        room_id: rooms.some(({ _id: id }) => id === room) ? room : null,
        area,
        ...(areaName.trim() === '' ? {} : { area_name: areaName.trim() }),
        title,
        description,
        urgency,
        entry,
        entry_note: entryNote,
        photos: taken.map(({ image_id }) => ({ image_id })),
      })}
      send={(body) => report({ params: { id: house._id }, body })}
      done={t('repairs.report.done')}
      onDone={({ _id: id }) => {
        onDone(id);
      }}
      hasMore={taken.length > 0}
      isWaiting={isUploading}
      onClose={onClose}
    >
      {({ field, values: { area, urgency } }) => (
        <>
          <Field
            {...field('title', t('repairs.report.noTitle'))}
            label={t('repairs.report.title')}
            hint={t('repairs.report.titleHint')}
            most={LIMITS.repairTitle}
          />
          {houses.length > 1 && (
            <ChoiceField
              label={t('shell.house')}
              value={house._id}
              onChange={setHouse}
              options={houses.map(({ _id, name }) => [_id, name] as const)}
            />
          )}
          {rooms.length > 0 && (
            <ChoiceField
              {...field('room')}
              label={t('repairs.report.room')}
              options={[[SHARED, t('repairs.report.shared')], ...rooms.map(({ _id, name }) => [_id, name] as const)]}
            />
          )}
          <ChoiceField
            {...field('area')}
            label={t('repairs.report.area')}
            options={VISIT_AREAS.map((each) => [each, t(`repairs.area.${each}`)] as const)}
          />
          {area === 'other' && (
            <Field
              {...field('areaName', t('repairs.report.noArea'))}
              label={t('repairs.report.areaName')}
              most={LIMITS.name}
            />
          )}
          <Field {...field('description')} label={t('repairs.report.description')} lines={3} most={LIMITS.repairText} />
          <ChoiceField
            {...field('urgency')}
            label={t('repairs.report.urgency')}
            options={REPAIR_URGENCIES.map((each) => [each, t(`repairs.report.urgent.${each}`)] as const)}
          />
          {urgency === 'emergency' && <Typography>{t('repairs.report.emergency')}</Typography>}
          <ChoiceField
            {...field('entry')}
            label={t('repairs.report.entry')}
            options={REPAIR_ENTRIES.map((each) => [each, t(`repairs.entry.${each}`)] as const)}
          />
          <Field
            {...field('entryNote')}
            label={t('repairs.report.entryNote')}
            hint={t('repairs.report.entryHint')}
            most={LIMITS.reason}
          />
          {photos.chooser(t('repairs.report.photos'), setTaken, setUploading, handedOver.look('repair'))}
        </>
      )}
    </FormDialog>
  );
}
