import { eventually } from './eventually.ts';
import type { Site } from './site.ts';

interface Letter {
  readonly subject: string;
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
