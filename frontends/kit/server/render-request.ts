import type { Company } from '@sargam/kit';
import type { Language } from '../src/i18n/index.ts';

export type RenderRequest = { path: string; language: Language; company?: Company };

/** `/render?path=…&language=…`, and the company as JSON; undefined if a parameter is invalid. */
export const parseRenderRequest = (query: URLSearchParams): RenderRequest | undefined => {
  const path = query.get('path') ?? '';
  const language = query.get('language');
  if (!/^\/(?!\/)/.test(path) || (language !== 'en' && language !== 'bn')) return undefined;
  const company = query.get('company');
  try {
    return { path, language, ...(company && { company: JSON.parse(company) as Company }) };
  } catch {
    return undefined;
  }
};
