import type { Fields } from '../src/signature/signature.ts';

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The address and the hidden fields of the form on a page. */
export const readForm = (page: string): { action: string; fields: Fields } | undefined => {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  if (!action) return undefined;
  const inputs = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
  return {
    action,
    fields: Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, unescapeHtml(value)])),
  };
};
