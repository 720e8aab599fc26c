const epoch = new Date(0).toISOString();

/** ISO 8601 text of an instant; the epoch for a missing one. */
export const toIsoInstant = (date: Date | undefined): string => date?.toISOString() ?? epoch;

export const toIsoInstantOrNull = (date: Date | undefined): string | null => date?.toISOString() ?? null;
