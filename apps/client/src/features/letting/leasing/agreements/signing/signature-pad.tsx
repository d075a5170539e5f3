import { type DrawnSignature, SIGNATURE_FIELD } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type PointerEvent, useId, useRef } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { begun, extended, pointIn, pointsOf } from './strokes.ts';

interface SignaturePadProps {
  strokes: DrawnSignature;
  error: string | undefined;
  onChange: (change: (before: DrawnSignature) => DrawnSignature) => void;
}

/** Draws a signature with a finger, a pen or the mouse. Other users type their name. */
export function SignaturePad({ strokes, error, onChange }: SignaturePadProps) {
  const { t } = useTranslation();
  const hintId = useId();
  /** The drawing pointer; a second finger or the palm is ignored. */
  const pen = useRef<number | null>(null);
  const pointOf = (event: PointerEvent<SVGSVGElement>) => pointIn(event.currentTarget.getBoundingClientRect(), event);
  const lift = ({ pointerId }: PointerEvent): void => {
    if (pen.current === pointerId) pen.current = null;
  };
  return (
    <Box>
      <Box
        component="svg"
        role="img"
        aria-label={t('signing.form.pad')}
        aria-describedby={hintId}
        viewBox={`0 0 ${String(SIGNATURE_FIELD.width)} ${String(SIGNATURE_FIELD.height)}`}
        onPointerDown={(event: PointerEvent<SVGSVGElement>) => {
          if (pen.current !== null || event.button !== 0) return;
          pen.current = event.pointerId;
          event.currentTarget.setPointerCapture(event.pointerId);
          const point = pointOf(event);
          onChange((before) => begun(before, point));
        }}
        onPointerMove={(event: PointerEvent<SVGSVGElement>) => {
          if (pen.current !== event.pointerId) return;
          const point = pointOf(event);
          onChange((before) => extended(before, point));
        }}
        onPointerUp={lift}
        onPointerCancel={lift}
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: SIGNATURE_FIELD.width,
          border: '1px solid',
          borderColor: error === undefined ? 'divider' : 'error.main',
          borderRadius: 1,
          bgcolor: 'background.paper',
          cursor: 'crosshair',
          // Drawing with a finger doesn't scroll the page.
          touchAction: 'none',
        }}
      >
        <Box component="path" d="M40 160H560" sx={{ stroke: 'currentColor', opacity: 0.25, strokeWidth: 2 }} />
        <Strokes strokes={strokes} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', maxWidth: 600, gap: 1 }}>
        <FormHelperText id={hintId} error={error !== undefined} sx={{ pt: 0.5 }}>
          {error ?? t('signing.form.padHint')}
        </FormHelperText>
        <Button
          disabled={strokes.length === 0}
          onClick={() => {
            onChange(() => []);
          }}
        >
          {t('signing.form.clear')}
        </Button>
      </Box>
    </Box>
  );
}

/** In units of the field, and in the text colour. */
export function Strokes({ strokes }: { strokes: readonly (readonly number[])[] }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      {strokes.map((stroke, at) => (
        <polyline key={at} points={pointsOf(stroke)} />
      ))}
    </g>
  );
}
