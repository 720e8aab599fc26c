const epoch = new Date(0).toISOString();

/** An instant that is always there. */
export const toIsoInstant = (date: Date | undefined): string => date?.toISOString() ?? epoch;

export const toIsoInstantOrNull = (date: Date | undefined): string | null => date?.toISOString() ?? null;
