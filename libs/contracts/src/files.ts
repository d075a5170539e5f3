/** What can be sent beside photos: a document, or a recording of the sender's voice. */
export const FILE_KINDS = ['pdf', 'voice'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** How each accepted file is stored and served. It is recognised by its first bytes. */
export const FILE_TYPES = ['application/pdf', 'audio/webm', 'audio/mp4', 'audio/ogg'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const fileKindOf = (type: FileType): FileKind => (type === 'application/pdf' ? 'pdf' : 'voice');

export const filePath = (id: string): string => `/api/files/${id}`;

const MINUTE_SECONDS = 60;

/** Returns a duration as players show it: `0:14`. @param ms rounded up, so that no recording lasts 0:00 */
export function durationText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${String(Math.floor(seconds / MINUTE_SECONDS))}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`;
}
