import type { ActivityTopic } from '@common-roof/contracts';

/** Maps the first word of an event's type to its topic. */
const TOPICS: Readonly<Record<string, ActivityTopic>> = {
  account: 'accounts',
  'data-export': 'accounts',
  passport: 'accounts',
  homeowner: 'accounts',
  'co-homeowner': 'accounts',
  'api-token': 'accounts',
  house: 'houses',
  room: 'houses',
  photos: 'houses',
  repair: 'houses',
  guide: 'houses',
  calendar: 'houses',
  board: 'houses',
  stock: 'houses',
  document: 'houses',
  ad: 'ads',
  'ad-applicant': 'ads',
  'room-choice': 'ads',
  prospect: 'ads',
  showing: 'ads',
  suggestion: 'ads',
  agreement: 'agreements',
  'agreement-template': 'agreements',
  lease: 'agreements',
  guarantee: 'agreements',
  roomie: 'moves',
  tenancy: 'moves',
  stay: 'moves',
  'move-report': 'moves',
  chore: 'chores',
  chores: 'chores',
  feed: 'chores',
  points: 'chores',
  appeals: 'chores',
  'chore-feedback': 'chores',
  'rule-change': 'rules',
  rules: 'rules',
  speaker: 'rules',
  neatkeeper: 'cleaning',
  visit: 'cleaning',
  announcement: 'messages',
  conversation: 'messages',
  messages: 'messages',
  note: 'messages',
  'bank-details': 'money',
  bill: 'money',
  bills: 'money',
  deposit: 'money',
  'late-fee': 'money',
  payment: 'money',
  rent: 'money',
  'settle-up': 'money',
  supplies: 'money',
  supply: 'money',
  ratings: 'ratings',
};

/** Returns undefined for a type without a topic. */
export const topicIn = (type: string): ActivityTopic | undefined => TOPICS[type.split('.')[0] ?? ''];

/** Returns the topic of an event's type. @throws Error for a type without a topic */
export function topicOf(type: string): ActivityTopic {
  const topic = topicIn(type);
  if (!topic) throw new Error(`The event ${type} has no topic in the stream of activity.`);
  return topic;
}
