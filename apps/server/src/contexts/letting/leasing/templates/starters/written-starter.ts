import type { StarterTemplate } from '@common-roof/contracts';

/** An example template as it is written: HTML, whose first line says that it is an example. */
export type WrittenStarter = Omit<StarterTemplate, 'note'>;
