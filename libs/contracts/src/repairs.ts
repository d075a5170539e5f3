/** How pressing a repair is. An emergency endangers people or the house: water, gas, power, a door that doesn't lock. */
export const REPAIR_URGENCIES = ['emergency', 'soon', 'whenever'] as const;
export type RepairUrgency = (typeof REPAIR_URGENCIES)[number];

/** Whether somebody may come in to repair it while nobody is at home. */
export const REPAIR_ENTRIES = ['ask_first', 'come_in'] as const;
export type RepairEntry = (typeof REPAIR_ENTRIES)[number];

/** States of a repair: reported, then accepted by the homeowner until it is done; or declined, or withdrawn. */
export const REPAIR_STATES = ['reported', 'accepted', 'done', 'declined', 'withdrawn'] as const;
export type RepairState = (typeof REPAIR_STATES)[number];

/** Lists of repairs: those that somebody still has to do something about, and all others. */
export const REPAIR_LISTS = ['open', 'closed'] as const;
export type RepairList = (typeof REPAIR_LISTS)[number];
