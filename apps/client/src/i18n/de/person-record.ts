import type { personRecord as en } from '../en/person-record.ts';

export const personRecord: typeof en = {
  houses: 'Häuser',
  noHouses: 'Noch keine Häuser.',
  now: 'Heute',
  sinceDay: 'seit {{day}}',
  span: '{{from}} – {{until}}',
  before: 'Früher',
  money: 'Geld',
  owes: 'Schuldet',
  isOwed: 'Bekommt',
  even: 'Nichts offen',
  overdueOf: 'Überfällig von Roomies',
  owing_one: '{{count}} Roomie ist im Rückstand',
  owing_other: '{{count}} Roomies sind im Rückstand',
  noMoney: 'Reinigungskräfte und Admins haben keinen Kontostand.',
  account: 'Konto angelegt am {{day}}',
  audit: 'Protokoll',
  allAudit: 'Im Protokoll öffnen',
  noAudit: 'Noch nichts im Protokoll.',
  failed: 'Diese Person ließ sich nicht laden. Versuch es noch einmal.',
  states: { deleted: 'Gelöscht', disabled: 'Gesperrt', invited: 'Eingeladen', unverified: 'E-Mail nicht bestätigt' },
};
