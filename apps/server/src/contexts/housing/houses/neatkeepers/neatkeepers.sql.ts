/** The cleaning times of the row `x`, in wire format. */
export const cleaningOf = (x: string): string => `
  jsonb_build_object('weekdays', to_jsonb(${x}.weekdays), 'from', to_char(${x}.from_time, 'HH24:MI'),
                     'to', to_char(${x}.to_time, 'HH24:MI'))`;
