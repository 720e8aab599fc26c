const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The HTML standard's pattern for `type=email`, and a dot in the domain. */
export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);
