/** What a room costs and offers, whoever reads it. */
export const rooms = {
  perMonth: '{{rent}} a month',
  size_m2: '{{size}}\u00a0m²',
  amenities: {
    wifi: 'Wi-Fi',
    washing_machine: 'Washing machine',
    dryer: 'Dryer',
    dishwasher: 'Dishwasher',
    furnished: 'Furnished',
    garden: 'Garden',
    balcony: 'Balcony',
    living_room: 'Living room',
    parking: 'Parking',
    bike_storage: 'Bike storage',
    lift: 'Lift',
    step_free: 'Step-free',
    cellar: 'Cellar',
    desk_space: 'Desk space',
    pets_welcome: 'Pets welcome',
    smoke_free: 'Smoke-free',
    cleaner: 'Cleaner comes',
  },
};
