import { LIMITS, VISIT_AREAS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { OptionField } from '#ui/option-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { anArea, type DraftArea } from './report-draft.ts';

/** Value of an area with a custom name. */
const OWN = 'own';
const KINDS = VISIT_AREAS.filter((area) => area !== 'other');

interface AddAreaProps {
  areas: readonly DraftArea[];
  /** Names of the house's rooms. */
  rooms: readonly string[];
  onAdd: (area: DraftArea) => void;
}

/** Adds an area: a common kind, a room of the house, or one with a custom name. */
export function AddArea({ areas, rooms, onAdd }: AddAreaProps) {
  const { t } = useTranslation();
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const isNew = ({ key }: DraftArea): boolean => !areas.some((area) => area.key === key);
  const kinds = KINDS.map((area) => anArea(area)).filter(isNew);
  const furtherRooms = rooms.map((room) => anArea('other', room)).filter(isNew);
  const add = (area: DraftArea | undefined): void => {
    if (area !== undefined) onAdd(area);
  };
  const addOwn = (): void => {
    if (name.trim() === '') return;
    add(anArea('other', name.trim()));
    setName('');
    setNaming(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 420 }}>
      <OptionField
        size="small"
        label={t('visits.report.addArea')}
        value={isNaming ? OWN : ''}
        onChange={({ target }) => {
          setNaming(target.value === OWN);
          add([...kinds, ...furtherRooms].find(({ key }) => key === target.value));
        }}
        fullWidth
      >
        <option value="">{t('visits.report.chooseArea')}</option>
        {kinds.map(({ key, area }) => (
          <option key={key} value={key}>
            {t(`visits.area.${area}`)}
          </option>
        ))}
        {furtherRooms.length > 0 && (
          <optgroup label={t('visits.report.rooms')}>
            {furtherRooms.map(({ key, name: room }) => (
              <option key={key} value={key}>
                {room}
              </option>
            ))}
          </optgroup>
        )}
        <option value={OWN}>{t('visits.report.ownArea')}</option>
      </OptionField>
      {isNaming && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <TextField
            size="small"
            autoFocus
            label={t('visits.report.areaName')}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Otherwise it would submit the whole report.
              event.preventDefault();
              addOwn();
            }}
            slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
            sx={{ flex: 1 }}
          />
          <Button disabled={name.trim() === ''} onClick={addOwn}>
            {t('visits.report.add')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
