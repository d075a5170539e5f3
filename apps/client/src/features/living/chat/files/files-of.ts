import type { SentFile } from '@common-roof/contracts';

/** Returns the PDFs and voice messages of a message. Those that an earlier version kept on this device have none. */
export const filesOf = <File extends Pick<SentFile, 'duration_ms'> = SentFile>({
  files,
}: {
  readonly files?: readonly File[] | undefined;
}): readonly File[] => files ?? [];
