import { askFor } from '../checkout/ask.ts';

interface Courses {
  readonly data: readonly { readonly _id: string }[];
}

/** The first course of the list: what most visitors open. */
export const aCourse = async (site: string): Promise<string> => {
  const { data } = await askFor<Courses>({ method: 'GET', url: `${site}/api/v1/course/?limit=1` });
  const course = data[0];
  if (!course) throw new Error('There is no course to look at: fill the site with "npm run demo".');
  return course._id;
};
