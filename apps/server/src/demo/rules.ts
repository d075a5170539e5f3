const QUIET = 'Quiet from 22:30 on weekdays.';
const LATER = 'Quiet from 22:30, on Fridays and Saturdays from midnight.';
const COMMON = 'If you finish something, put it on the board.\nBins go out on Tuesday evening.';
const GUESTS = 'Guests are welcome; a heads-up in the house chat before they stay the night.';

/** The rules of Alder House, version by version. */
export const ALDER_RULES = [
  `${QUIET}\n${COMMON}\n${GUESTS}`,
  `${LATER}\n${COMMON}\n${GUESTS}`,
  `${LATER}\n${COMMON}\n${GUESTS}\nBicycles go in the shed, not in the hall.`,
] as const;

export const QUIET_LATER = {
  rule: QUIET,
  why_not: 'It says nothing about weekends, and we are all up late on Fridays anyway.',
  suggestion: LATER,
} as const;

export const NO_GUESTS = {
  rule: GUESTS,
  why_not: 'Last month someone was on the sofa every other night.',
  suggestion: 'Guests stay for two nights a month at most.',
} as const;

export const DISHES = {
  rule: '',
  why_not: 'In the morning there is no clean pan, and nobody knows whose turn it was.',
  suggestion: 'Wash the dishes you used before midnight.',
} as const;
