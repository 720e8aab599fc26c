import {
  ButtonLink,
  Link,
  layout,
  SectionHeader,
  useDocumentTitle,
  useIsFirstRenderDone,
  useLocation,
  useTranslate,
} from '@sargam/kit';
import { type PolicyName, policySections, siteCookies } from '@sargam/kit/site';
import { useEffect } from 'react';
import styles from './policy.module.css';

/** Table of contents. */
const PolicyContents = ({ name }: { name: PolicyName }) => {
  const t = useTranslate();
  return (
    <nav className={styles.contents} aria-labelledby="policy-contents">
      <h2 id="policy-contents">{t('storefront.policy.contents')}</h2>
      <ol>
        {policySections[name].map((section) => (
          <li key={section}>
            <Link to={`#${section}`} text={`storefront.${name}.${section}.title`} />
          </li>
        ))}
      </ol>
    </nav>
  );
};

const CookieList = () => {
  const t = useTranslate();
  return (
    <>
      <dl className={styles.cookies}>
        {siteCookies.map((cookie) => (
          <div key={cookie}>
            <dt lang="en">
              <code>{cookie}</code>
            </dt>
            <dd>{t(`storefront.privacy.cookies.${cookie}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('storefront.privacy.cookies.more')}</p>
    </>
  );
};

type Props = { policy: PolicyName; section: string };

/** Each line of the text is a paragraph. `tabIndex={-1}`: the heading gets the focus when its anchor is opened. */
const PolicySection = ({ policy, section }: Props) => {
  const t = useTranslate();
  const key = `storefront.${policy}.${section}`;
  return (
    <section aria-labelledby={section}>
      <h2 id={section} tabIndex={-1}>
        {t(`${key}.title`)}
      </h2>
      {t(`${key}.text`)
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      {section === 'cookies' && <CookieList />}
    </section>
  );
};

const scrollToHeading = (id: string): void => {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/**
 * Scrolls to the section in the hash and focuses its heading, also when the same link is clicked again. Repeated after
 * the first render: until then the server-rendered copy is visible and its headings cannot be focused.
 */
const useScrollToSection = (): void => {
  const { hash, key } = useLocation();
  const isFirstRenderDone = useIsFirstRenderDone();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every click on a link; the first-render flag: see above.
  useEffect(() => {
    if (!hash) return;
    const frame = requestAnimationFrame(() => scrollToHeading(hash.slice(1)));
    return () => cancelAnimationFrame(frame);
  }, [hash, key, isFirstRenderDone]);
};

/** Terms or privacy policy. Each section has an anchor (`/terms#refunds`). */
export default function PolicyPage({ name }: { name: PolicyName }) {
  const t = useTranslate();
  useDocumentTitle(t(`storefront.${name}.title`));
  useScrollToSection();
  return (
    <div className={`${layout.container} ${layout.section}`}>
      <SectionHeader as="h1" title={t(`storefront.${name}.title`)} text={t(`storefront.${name}.lead`)} />
      <div className={styles.policy}>
        <PolicyContents name={name} />
        <article>
          {policySections[name].map((section) => (
            <PolicySection key={section} policy={name} section={section} />
          ))}
          <p className={`${layout.row} ${layout.wrapping}`}>
            {t('storefront.policy.ask')}
            <ButtonLink variant="line" to="/contact" text="storefront.policy.contact" />
          </p>
        </article>
      </div>
    </div>
  );
}
