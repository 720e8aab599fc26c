/** A name in all its spellings. */
export interface Names {
  /** The given spelling: `sound-check`. */
  readonly kebab: string;
  /** `sound_check`: proto packages. */
  readonly snake: string;
  /** `SoundCheck`: types. */
  readonly pascal: string;
  /** `soundCheck`: values. */
  readonly camel: string;
}

const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The spellings of a name, or an error message. */
export const namesOf = (name: string | undefined): Names | string => {
  if (!name) return 'The name is missing: give a short lower-case name such as practice-room.';
  if (!namePattern.test(name)) {
    return `"${name}" cannot be a folder and a package: use lower-case letters, digits and dashes, such as practice-room.`;
  }
  const pascal = name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  return {
    kebab: name,
    snake: name.replaceAll('-', '_'),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
  };
};

/** Replaces the placeholders `__kebab__`, `__snake__`, `__pascal__`, `__camel__` and `__UPPER__` by the names. */
export const withNames = (template: string, names: Names): string =>
  template
    .replaceAll('__kebab__', names.kebab)
    .replaceAll('__snake__', names.snake)
    .replaceAll('__pascal__', names.pascal)
    .replaceAll('__camel__', names.camel)
    .replaceAll('__UPPER__', names.snake.toUpperCase());
