/** Workers are named by commands: `mail-lease-released` becomes "Mail lease released". */
export const jobInWords = (handler: string): string => {
  const words = handler.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
