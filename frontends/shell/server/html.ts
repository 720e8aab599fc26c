const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** HTML that is already safe to write. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Fragment = Html | string | number | undefined | null | false | readonly Fragment[];

const write = (value: Fragment): string => {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  return typeof value === 'number' ? String(value) : value.map(write).join('');
};

/** Writes HTML; every value put in is escaped unless it is HTML itself. */
export const html = (strings: TemplateStringsArray, ...values: readonly Fragment[]): Html =>
  new Html(strings.reduce((all, part, i) => all + part + write(values[i]), ''));

export const raw = (text: string): Html => new Html(text);

/** JSON for a script element: no sequence in it can end the element. */
export const scriptJson = (value: unknown): Html =>
  new Html(
    JSON.stringify(value)
      .replace(/</g, '\\u003c')
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029'),
  );
