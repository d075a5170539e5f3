/** Not to be seen, only to be heard from a screen reader. */
export const hiddenButRead = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
