import { join } from 'node:path';
import { type Company, matchPath, unknownCompany } from '@sargam/kit';
import { collectLocales, flattenMessages, type Language, type Messages } from '@sargam/kit/locales';
import type { HeadContext, PageHead } from '@sargam/kit/server';
import { headBuilders } from '../index.ts';

export const siteUrl = 'https://sargam.test';

const locales = collectLocales(join(__dirname, '../../../..'));

/** The server of the storefront has only the texts of the kit and of the storefront. */
const readTexts = ({ kit = {}, storefront = {} }: Messages): Map<string, string> =>
  flattenMessages({ kit, storefront });
const texts = { en: readTexts(locales.en), bn: readTexts(locales.bn) };

/** Throws an error for an unknown text. */
const createTranslate =
  (language: Language): HeadContext['t'] =>
  (key, values = {}) => {
    const text = texts[language].get(key);
    if (text === undefined) throw new Error(`The text ${key} is missing in ${language}.`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };

/** Path parameters are decoded, as `useParams` returns them. */
const findRoute = (pathname: string) => {
  for (const [path, buildHead] of Object.entries(headBuilders)) {
    const match = matchPath(path, decodeURIComponent(pathname));
    if (match) return { buildHead, params: match.params };
  }
  throw new Error(`${pathname} has no head builder.`);
};

type Options = {
  /** API responses by path. */
  responses?: Record<string, unknown>;
  /** The API answers 404 to every other path. Without it, these responses are late. */
  isSettled?: boolean;
  language?: Language;
  company?: Company;
};

/** Builds the head of a URL of the storefront, and lists the API responses that the head builder requested. */
export const buildHead = (
  address: string,
  { responses = {}, isSettled = true, language = 'en', company = unknownCompany }: Options = {},
): { head: PageHead; read: string[] } => {
  const url = new URL(address, siteUrl);
  const read: string[] = [];
  const route = findRoute(url.pathname);
  const head = route.buildHead({
    url,
    params: route.params,
    language,
    t: createTranslate(language),
    siteUrl,
    company,
    read: <T>(path: string) => {
      read.push(path);
      return responses[path] as T | undefined;
    },
    isMissing: (path) => isSettled && !(path in responses),
  });
  return { head, read };
};
