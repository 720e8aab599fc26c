import type { BuildHead } from '@sargam/kit/server';
import { pageTitle } from './page-title.ts';

/** A page with only a form, which is not indexed. */
const formPageHead =
  (title: string): BuildHead =>
  (context) => ({ title: pageTitle(context, context.t(title)), noindex: true });

export const loginHead = formPageHead('storefront.login.title');
export const signUpHead = formPageHead('storefront.signup.title');
export const forgotPasswordHead = formPageHead('storefront.forget.title');
