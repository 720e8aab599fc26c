/** Text that is safe to put into a page. */
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

/** A template whose values are escaped unless they are Html themselves. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.reduce((text, string, index) => text + render(parts[index - 1]) + string),
});

/** For the style and script that this sandbox has written itself. */
export const raw = (text: string): Html => ({ html: text });
