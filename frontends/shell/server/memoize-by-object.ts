/** Makes something once for each object it is made of, for as long as that is used. */
export const memoizeByObject = <Of extends object, T>(make: (of: Of) => T): ((of: Of) => T) => {
  const made = new WeakMap<Of, T>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
};
