/** The signature field, in units of the strokes. */
export const SIGNATURE_FIELD = { width: 600, height: 200 } as const;
