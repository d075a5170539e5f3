import type { Area } from '@common-roof/messages/screens';

// The client knows only a browser's types. This reads the folder of the texts.
declare const __dirname: string;
const { readdirSync } = jest.requireActual<{ readdirSync: (folder: string) => string[] }>('node:fs');

const FOLDER = `${__dirname}/../../../../libs/messages/locales/en/screens`;

/** All areas of the screens' texts. */
export const AREAS = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, '') as Area);
