/** The literal text of the specification, spelling included. */
export const UNEXPECTED_ERROR = 'An unexpected error occured';

type Tone = 'error' | 'success' | 'info';

/** A toast. The same text is shown once at a time. Loaded when first needed: the landing page raises none. */
export async function notify(tone: Tone, message: string): Promise<void> {
  const { toast } = await import('react-toastify/unstyled');
  toast[tone](message, { toastId: `${tone}:${message}` });
}

export const alertError = (message: string): void => void notify('error', message);
export const tell = (message: string): void => void notify('success', message);
