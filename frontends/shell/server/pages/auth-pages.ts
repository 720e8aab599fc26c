import { formPagePianoKeys } from '@sargam/kit/site';
import { type Fragment, type Html, html } from '../html.ts';
import type { PageContext, PageRenderer, RenderedPage } from '../page-context.ts';
import { heroKey } from '../parts/art.ts';
import { box, field, formField, otherWays, pair, submit } from '../parts/form.ts';

// The pages of a form alone: login, sign-up, a forgotten password.

type Gate = { title: string; text: string; wide?: boolean; form: Fragment; below?: Fragment };

const gate = ({ title, text, wide, form, below }: Gate): Html =>
  html`<div class="gate${wide && ' wide'}"><div class="wrap"><section class="gate-card"><h1>${title}</h1><p class="muted">${text}</p><div class="gate-form" aria-busy="true" inert>${form}</div>${below}</section><div class="gate-keys" aria-hidden="true">${formPagePianoKeys.map(([note, length]) => html`<span style="height:${length}px">${heroKey(note)}</span>`)}</div></div></div>`;

const page = ({ t }: PageContext, title: string, body: Html): RenderedPage => ({
  head: { title: `${t(`shell.title.${title}`)} · ${t('kit.brand')}`, noindex: true },
  body,
});

/** Where one is led afterwards goes along to the other form. */
const also = ({ t, url }: PageContext, words: string, to: string, title: string): Html => {
  const redirect = url.searchParams.get('redirect');
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return html`<p class="gate-also">${t(words)} <a href="${to + query}">${t(title)}</a></p>`;
};

export const login: PageRenderer = async (view) => {
  const { t } = view;
  const forgot = html`<span class="gate-forgot"><a href="/forgetpassword">${t('storefront.forget.link')}</a></span>`;
  return page(
    view,
    'login',
    gate({
      title: t('storefront.login.title'),
      text: t('storefront.login.text'),
      form: [
        formField(view, 'email'),
        formField(view, 'password'),
        forgot,
        submit(t('storefront.login.button')),
      ],
      below: [otherWays(view), also(view, 'storefront.login.new_here', '/signup', 'storefront.signup.title')],
    }),
  );
};

const three = html`<div class="fp-three">${box}${box}${box}</div>`;

export const signup: PageRenderer = async (view) => {
  const { t } = view;
  const photo = html`<div class="photo-field"><span class="btn line">${t('kit.file.choose')}</span></div>`;
  return page(
    view,
    'signup',
    gate({
      wide: true,
      title: t('storefront.signup.title'),
      text: t('storefront.signup.text'),
      form: [
        formField(view, 'name'),
        pair(formField(view, 'email'), formField(view, 'phone')),
        pair(
          formField(view, 'password', t('storefront.password.strength_0')),
          formField(view, 'confirmPassword'),
        ),
        field(t('kit.person.dob'), three),
        field(t('kit.person.photo'), photo),
        formField(view, 'address'),
        submit(t('storefront.signup.button')),
      ],
      below: [
        otherWays(view),
        also(view, 'storefront.signup.have_account', '/login', 'storefront.login.title'),
      ],
    }),
  );
};

export const forgotten: PageRenderer = async (view) => {
  const { t } = view;
  return page(
    view,
    'forgotten',
    gate({
      title: t('storefront.forget.title'),
      text: t('storefront.forget.text'),
      form: [formField(view, 'email'), submit(t('storefront.forget.button'))],
      below: html`<p class="gate-also"><a href="/login">${t('storefront.forget.back')}</a></p>`,
    }),
  );
};
