/** Escaped HTML. */
export interface Html {
  html: string;
}

type Part = string | number | Html | readonly Html[] | undefined | false;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const render = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'html' in part ? part.html : part.map((one) => one.html).join('');
};

/** A template that escapes its values, except those of type Html. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.reduce((text, string, index) => text + render(parts[index - 1]) + string),
});

/** Inserts text without escaping. Only for the style and script in this code. */
export const raw = (text: string): Html => ({ html: text });
