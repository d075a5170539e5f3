import type { English } from '../en/index.ts';
import { keepers, kept } from './neatkeepers.ts';
import { people } from './people.ts';
import { roomies } from './roomies.ts';

export const words: Pick<English, 'keepers' | 'kept' | 'people' | 'roomies'> = { keepers, kept, people, roomies };
