import type { Area } from '@common-roof/messages/screens';

import { readdirSync, SOURCES } from './files.ts';

const FOLDER = `${SOURCES}/../../../libs/messages/locales/en/screens`;

/** All areas of the screens' texts. */
export const AREAS = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, '') as Area);
