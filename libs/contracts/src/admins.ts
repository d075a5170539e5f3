/** Topics of the activity stream, in the order of the filter. */
export const ACTIVITY_TOPICS = [
  'accounts',
  'houses',
  'ads',
  'agreements',
  'moves',
  'chores',
  'rules',
  'cleaning',
  'messages',
  'money',
  'ratings',
] as const;
export type ActivityTopic = (typeof ACTIVITY_TOPICS)[number];
