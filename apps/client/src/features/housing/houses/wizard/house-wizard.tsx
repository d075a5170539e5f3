import type { HouseDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { isApiError, isClientError } from '#api/api-error.ts';
import { tell } from '#lib/alerts.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { useArchiveHouseMutation } from '#features/housing/houses/houses-api.ts';
import { BasicsForm } from './basics-form.tsx';
import { RoomsForm } from './rooms-form.tsx';

function Steps({ active }: { active: 0 | 1 }) {
  const { t } = useTranslation();
  return (
    <Stepper activeStep={active} aria-label={t('owner.wizard.steps')} sx={{ mb: 4, maxWidth: 860 }}>
      {[t('owner.wizard.step1'), t('owner.wizard.step2')].map((label, at) => (
        <Step key={label} {...(at === active ? { 'aria-current': 'step' } : {})}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

function Discard({ house }: { house: HouseDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [archive] = useArchiveHouseMutation();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const discard = async (): Promise<void> => {
    setAsking(false);
    const { error } = await archive({ params: { id: house._id }, body: { homeowner_id: house.homeowner_id } });
    if (error !== undefined) {
      setFailure(isApiError(error) && isClientError(error.status) ? error.message : null);
      return;
    }
    tell(t('owner.wizard.discarded'));
    void navigate(paths.houses, { replace: true });
  };
  return (
    <>
      <Button
        color="error"
        size="large"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('owner.wizard.discard')}
      </Button>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <ConfirmDialog
        open={isAsking}
        title={t('owner.wizard.discardAsk')}
        text={t('owner.wizard.discardText')}
        confirm={t('owner.wizard.discard')}
        onConfirm={() => void discard()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}

/** Two steps with a draft in between, which can be left and resumed. `house` absent: a new one. */
export function HouseWizard({ house, photos }: { house?: HouseDetail; photos?: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goOn = ({ _id }: HouseDetail): void => {
    void navigate(paths.houseStep(_id, 2), { replace: house === undefined });
  };
  if (house === undefined || query.get('step') === '1') {
    return (
      <>
        <Steps active={0} />
        <BasicsForm
          key={house?._id ?? 'new'}
          {...(house === undefined ? { hint: t('owner.wizard.draftHint') } : { house })}
          submit={t('owner.wizard.next')}
          actions={
            house === undefined ? (
              <Button component={Link} to={paths.houses} size="large">
                {t('shell.cancel')}
              </Button>
            ) : (
              <Discard house={house} />
            )
          }
          onSaved={goOn}
        />
      </>
    );
  }
  return (
    <>
      <Steps active={1} />
      {photos}
      <RoomsForm
        key={house._id}
        house={house}
        actions={
          <>
            <Button component={Link} to={paths.houseStep(house._id)} size="large">
              {t('owner.wizard.back')}
            </Button>
            <Discard house={house} />
          </>
        }
        onOpened={(opened) => {
          tell(t('owner.wizard.opened', { name: opened.name }));
          void navigate(paths.house(opened._id), { replace: true });
        }}
      />
    </>
  );
}
