export const account = {
  bell: {
    label: 'Alerts',
    labelUnread_one: 'Alerts, {{count}} unread',
    labelUnread_other: 'Alerts, {{count}} unread',
  },
  phone: 'Phone',
  currentPassword: 'Current password',
};
