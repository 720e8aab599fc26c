/** What is wrong with a title: fewer than two characters, spaces at both ends not counted. Undefined if it is valid. */
export const validateTitle = (title: string): string | undefined =>
  title.trim().length < 2 ? 'Please enter a title for the lesson' : undefined;
