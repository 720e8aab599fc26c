import { eventually } from './eventually.ts';
import type { Site } from './site.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

/** The letters that came to an address, oldest first. */
export const lettersTo = async ({ inbox }: Site, address: string): Promise<Letter[]> => {
  const answer = await fetch(`${inbox}/email`);
  const all = (await answer.json()) as Letter[];
  return all.filter(({ to }) => to.some((one) => one.address === address));
};

/** The link of the verification mail. */
export const verificationLink = (site: Site, address: string): Promise<string> =>
  eventually(`a verification mail reaches ${address}`, async () => {
    const links = (await lettersTo(site, address)).map(
      ({ html }) => /href="([^"]*\/verify-email\?token=[^"]+)"/.exec(html)?.[1],
    );
    return links.find((link) => link !== undefined)?.replaceAll('&amp;', '&');
  });

const codeIn = ({ html }: Letter): string | undefined => /\/giftcard#([A-Z2-9-]{16,19})/.exec(html)?.[1];

/** The letters with a gift card that came to an address, oldest first. */
export const giftLettersTo = async (site: Site, address: string): Promise<Letter[]> =>
  (await lettersTo(site, address)).filter((letter) => codeIn(letter) !== undefined);

/** The code of the gift card that was mailed to an address. */
export const giftCodeTo = (site: Site, address: string): Promise<string> =>
  eventually(`a gift card reaches ${address}`, async () => {
    const [letter] = await giftLettersTo(site, address);
    return letter && codeIn(letter);
  });
