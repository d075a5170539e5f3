/** Where the client leads. What stands behind each path is in the route table. */
export const paths = {
  landing: '/',
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  openRooms: '/roomad',
  apply: '/apply',
  about: '/aboutus',
  contact: '/contactus',
  profile: '/Profile',
  today: '/user',
  showings: '/showings',
  chat: '/chat',
  conversation: (id: string) => `/chat?c=${id}`,
  overview: '/admin',
  houses: '/view',
  archivedHouses: '/archiveview',
  house: (id: string) => `/house?id=${id}`,
  newHouse: '/edithouse',
  editHouse: (id: string) => `/edithouse?id=${id}`,
  houseStep: (id: string, step: 1 | 2 = 1) => `/edithouse?id=${id}&step=${String(step)}`,
  roomie: (id: string) => `/edit-tenant?id=${id}`,
  ads: '/adview',
  ad: (id: string) => `/adview?ad=${id}`,
  keptHouses: '/feedback-neatkeeper',
  activity: '/admino',
  allHouses: '/admin/houses',
  housesOf: (homeownerId: string) => `/admin/houses?homeowner_id=${homeownerId}`,
  housesNamed: (name: string) => `/admin/houses?search=${encodeURIComponent(name)}`,
  houseChats: (id: string) => `/admin/houses/${id}/chats`,
  auditOf: (targetId: string) => `/admin/audit?target_id=${targetId}`,
} as const;

/** Where a house is worked on: a draft in its wizard, any other on its page. */
export const pathOfHouse = ({ _id: id, state }: { _id: string; state: string }): string =>
  state === 'draft' ? paths.editHouse(id) : paths.house(id);
