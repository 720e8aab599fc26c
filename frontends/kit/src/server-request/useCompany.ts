import { useMemo } from 'react';
import { type Company, unknownCompany } from './company.ts';
import { useServerRequest } from './server-request.ts';

/** The configuration that the shell's server embeds in the page. */
const readFromPage = (): Company => {
  const inlined = document.getElementById('sargam-config')?.textContent;
  return (inlined && (JSON.parse(inlined) as { company?: Company }).company) || unknownCompany;
};

/** Who runs the site: phone, e-mail address, office and the like. */
export const useCompany = (): Company => {
  const request = useServerRequest();
  return useMemo(() => (request ? (request.company ?? unknownCompany) : readFromPage()), [request]);
};
