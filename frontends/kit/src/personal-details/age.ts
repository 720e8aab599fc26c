/** Whole years from a birth date to a day, both `2013-11-21`. */
export const ageAt = (day: string, birth: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
};
