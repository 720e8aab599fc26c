import { type CourseValues, listNames, textNames, tierNames } from './course-schema.ts';

/** The fields of the course forms on the wire. */
export type CourseFields = Record<string, string | number>;
type Name = keyof CourseValues;
type Value = CourseValues[Name];

const listFields: ReadonlySet<string> = new Set(listNames.flatMap((name) => [name, `${name}Bn`]));
const tierPrices: ReadonlySet<string> = new Set(tierNames.map((tier) => `price${tier}Price`));
/** An empty value of these fields clears them. An empty value of another field changes nothing. */
const clearable: ReadonlySet<string> = new Set([
  ...listFields,
  ...textNames.map((name) => `${name}Bn`),
  'bundle',
  'teachingLanguage',
]);
const fileNames: ReadonlySet<string> = new Set(['thumbnail', 'banner', 'documents']);

/** Lines and semicolons separate the items of a list. */
const joinItems = (lines: string): string =>
  lines
    .split(/[\n;]+/)
    .map((item) => item.trim())
    .filter(Boolean)
    .join(';');

const idOf = (item: string | { id: string }): string => (typeof item === 'string' ? item : item.id);

/** The value of a field on the wire; '' for none. */
const toWire = (name: string, value: Value): string | number => {
  if (Array.isArray(value)) return (value as readonly (string | { id: string })[]).map(idOf).join(',');
  if (value === undefined) return '';
  if (typeof value === 'object') return 'id' in value ? value.id : '';
  return listFields.has(name) ? joinItems(String(value)) : value;
};

const apiName = (name: string): string => (name === 'bundle' ? 'bundleCourses' : name);

const toFields = (
  values: CourseValues,
  isSent: (name: string, wire: string | number) => boolean,
): CourseFields => {
  const entries = Object.entries(values)
    .filter(([name]) => !fileNames.has(name))
    .map(([name, value]) => [name, toWire(name, value)] as const);
  return Object.fromEntries(
    entries.filter(([name, wire]) => isSent(name, wire)).map(([name, wire]) => [apiName(name), wire]),
  );
};

/** The fields of a new course: those with a value. */
export const toNewCourseFields = (values: CourseValues): CourseFields =>
  toFields(values, (_name, wire) => wire !== '');

/** The changed fields of a saved course, so that a change of another person to another field is not undone. */
export const toChangedFields = (values: CourseValues, isChanged: (name: string) => boolean): CourseFields => {
  const fields = toFields(
    values,
    (name, wire) => isChanged(name) && (wire !== '' || clearable.has(name) || tierPrices.has(name)),
  );
  // The server keeps the price of an empty field; 0 without days ends the offer of the tier.
  for (const name of tierPrices)
    if (fields[name] === '') {
      fields[name] = 0;
      delete fields[name.replace(/Price$/, 'Validity')];
    }
  return fields;
};
