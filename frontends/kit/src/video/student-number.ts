const LENGTH = 8;

/** The number of a person that is shown over paid videos (decision B81): the end of the id, which is random. */
export const studentNumber = (personId: string): string => personId.slice(-LENGTH).toUpperCase();
