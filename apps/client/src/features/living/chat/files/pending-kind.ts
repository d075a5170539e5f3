export const PDF_TYPE = 'application/pdf';

export const isPdf = ({ type }: Blob): boolean => type === PDF_TYPE;
export const isVoice = ({ type }: Blob): boolean => type.startsWith('audio/');
export const isPhoto = (file: Blob): boolean => !isPdf(file) && !isVoice(file);

/** Returns what a chosen file is called. */
export const nameOfFile = (file: Blob): string => (file instanceof File ? file.name : '');
