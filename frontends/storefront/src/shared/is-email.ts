const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether this can be an e-mail address: the browsers' own pattern, with a dot in the domain. */
export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);
