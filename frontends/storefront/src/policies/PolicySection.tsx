import { useTranslate } from '@sargam/kit';
import type { PolicyName } from '@sargam/kit/site';
import { CookieList } from './CookieList.tsx';

type Props = { policy: PolicyName; section: string };

/** Each line of the text is a paragraph. `tabIndex={-1}`: the heading gets the focus when its anchor is opened. */
export const PolicySection = ({ policy, section }: Props) => {
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
