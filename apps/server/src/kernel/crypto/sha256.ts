import { createHash } from 'node:crypto';

/** In hexadecimal; of a text, of its UTF-8. */
export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
