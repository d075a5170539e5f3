import { type Alert, type Named, type Place, place } from './alert.ts';

/** Move-in and move-out reports. */
export const moveIn = {
  move_in_report_due: {
    en: ({ room, house }) => ({
      title: `How did you find ${room}?`,
      body: `Record the condition of ${house} with photos. You’re not responsible for earlier damage.`,
    }),
    de: ({ room, house }) => ({
      title: `Wie hast du ${room} vorgefunden?`,
      body: `Halte den Zustand von ${house} mit Fotos fest. Frühere Schäden sind nicht deine.`,
    }),
  } satisfies Alert<Place>,
  move_in_submitted: {
    en: ({ name, ...where }) => ({
      title: `${name} sent a move-in report for ${place(where)}`,
      body: 'Read and acknowledge it.',
    }),
    de: ({ name, ...where }) => ({
      title: `${name} hat ein Einzugsprotokoll gesendet: ${place(where)}`,
      body: 'Sieh dir das Protokoll an und bestätige es.',
    }),
  } satisfies Alert<Named & Place>,
  move_out_submitted: {
    en: ({ name, ...where }) => ({
      title: `${name} sent a move-out report for ${place(where)}`,
      body: 'Compare it with the move-in report, item by item.',
    }),
    de: ({ name, ...where }) => ({
      title: `${name} hat ein Auszugsprotokoll gesendet: ${place(where)}`,
      body: 'Vergleiche es Punkt für Punkt mit dem Einzugsprotokoll.',
    }),
  } satisfies Alert<Named & Place>,
  move_out_inspected: {
    en: ({ name, ...where }) => ({
      title: `${name} inspected ${place(where)}`,
      body: 'Read it, and add a remark if you disagree.',
    }),
    de: ({ name, ...where }) => ({
      title: `${name} hat ${place(where)} abgenommen`,
      body: 'Lies es, und ergänze, was du anders siehst.',
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
