import { type Alert, type Named, type Place, place } from './alert.ts';

/** Move-in and move-out reports. */
export const moveIn = {
  move_in_report_due: {
    en: ({ room, house }) => ({
      title: `How did you find ${room}?`,
      body: `Say how everything in ${house} is, with photos. What was so before you is never your damage.`,
    }),
    de: ({ room, house }) => ({
      title: `Wie hast du ${room} vorgefunden?`,
      body: `Halte fest, wie alles in ${house} ist, mit Fotos. Was vor dir so war, ist nie dein Schaden.`,
    }),
  } satisfies Alert<Place>,
  move_in_submitted: {
    en: ({ name, ...where }) => ({
      title: `${name} said how ${place(where)} was found`,
      body: 'Have a look and acknowledge the report.',
    }),
    de: ({ name, ...where }) => ({
      title: `${name} hat festgehalten, wie ${place(where)} vorgefunden wurde`,
      body: 'Sieh dir das Protokoll an und bestätige es.',
    }),
  } satisfies Alert<Named & Place>,
  move_out_submitted: {
    en: ({ name, ...where }) => ({
      title: `${name} said how ${place(where)} was left`,
      body: 'It is compared with the report of the move-in, item by item.',
    }),
    de: ({ name, ...where }) => ({
      title: `${name} hat festgehalten, wie ${place(where)} verlassen wurde`,
      body: 'Es wird Punkt für Punkt mit dem Einzugsprotokoll verglichen.',
    }),
  } satisfies Alert<Named & Place>,
  move_out_inspected: {
    en: ({ name, ...where }) => ({
      title: `${name} inspected ${place(where)}`,
      body: 'Have a look, and add what you see otherwise.',
    }),
    de: ({ name, ...where }) => ({
      title: `${name} hat ${place(where)} abgenommen`,
      body: 'Sieh es dir an und ergänze, was du anders siehst.',
    }),
  } satisfies Alert<Named & Place>,
  move_report_acknowledged: {
    en: ({ name, reason, ...where }) => ({
      title: `${name} acknowledged your report of ${place(where)}`,
      body: reason,
    }),
    de: ({ name, reason, ...where }) => ({
      title: `${name} hat dein Protokoll von ${place(where)} bestätigt`,
      body: reason,
    }),
  } satisfies Alert<Named & Place & { readonly reason: string }>,
  move_report_added_to: {
    en: ({ name, ...where }) => ({ title: `${name} added to the report of ${place(where)}`, body: '' }),
    de: ({ name, ...where }) => ({ title: `${name} hat das Protokoll von ${place(where)} ergänzt`, body: '' }),
  } satisfies Alert<Named & Place>,
} as const;
