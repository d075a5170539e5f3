import type { English } from '../en/index.ts';

export const rooms: English['rooms'] = {
  perMonth: '{{rent}} im Monat',
  size_m2: '{{size}}\u00a0m²',
  amenities: {
    wifi: 'WLAN',
    washing_machine: 'Waschmaschine',
    dryer: 'Trockner',
    dishwasher: 'Spülmaschine',
    furnished: 'Möbliert',
    garden: 'Garten',
    balcony: 'Balkon',
    living_room: 'Wohnzimmer',
    parking: 'Stellplatz',
    bike_storage: 'Fahrradraum',
    lift: 'Aufzug',
    step_free: 'Stufenlos',
    cellar: 'Keller',
    desk_space: 'Arbeitsplatz',
    pets_welcome: 'Haustiere willkommen',
    smoke_free: 'Rauchfrei',
    cleaner: 'Reinigung kommt',
  },
};
