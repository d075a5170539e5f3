import { useState } from 'react';

import { base64Of, MOST_BYTES } from './base64-file.ts';

interface Base64File {
  /** Name of the chosen file. */
  readonly name: string | undefined;
  /** Why the last one can't be used. */
  readonly refused: 'tooLarge' | 'unreadable' | undefined;
  /** @returns the file as Base64; empty if it can't be used */
  readonly read: (file: File) => Promise<string>;
}

/** A file of at most one megabyte that is sent in the body of a call. */
export function useBase64File(): Base64File {
  const [name, setName] = useState<string>();
  const [refused, setRefused] = useState<Base64File['refused']>();
  const read = async (file: File): Promise<string> => {
    setName(undefined);
    const text = file.size > MOST_BYTES ? 'tooLarge' : await base64Of(file).catch(() => 'unreadable' as const);
    if (text === 'tooLarge' || text === 'unreadable') {
      setRefused(text);
      return '';
    }
    setRefused(undefined);
    setName(file.name);
    return text;
  };
  return { name, refused, read };
}
