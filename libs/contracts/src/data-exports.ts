export const DATA_EXPORT_STATES = ['requested', 'ready', 'failed', 'expired'] as const;
export type DataExportState = (typeof DATA_EXPORT_STATES)[number];

/** Data exports a person can request per day. */
export const DATA_EXPORTS_A_DAY = 3;
