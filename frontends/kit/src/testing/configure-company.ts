import type { Company } from '@sargam/kit';

/** Embeds the company in the page, as the shell's server does. */
export const configureCompany = (company: Company): void => {
  const script = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'sargam-config',
    textContent: JSON.stringify({ company }),
  });
  document.getElementById('sargam-config')?.remove();
  document.body.append(script);
};
