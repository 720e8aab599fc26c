import { useTranslate } from '@sargam/kit';
import { renderInApp, screen } from '@sargam/kit/testing';
import { accountTexts } from './account-texts.ts';

const Said = ({ text }: { text: string }) => <p data-testid="said">{useTranslate()(text)}</p>;

it.each(accountTexts)('$page, $when: $en', ({ key, en, bn }) => {
  for (const [language, words] of [
    ['en', en],
    ['bn', bn],
  ] as const) {
    const { unmount } = renderInApp(<Said text={key} />, { language });
    expect(screen.getByTestId('said').textContent).toBe(words);
    unmount();
  }
});
