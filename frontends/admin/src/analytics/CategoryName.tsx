import { useCategoryName } from '@sargam/kit';

/** A category of courses in the page's language. */
export const CategoryName = ({ catagory }: { catagory: string }) => useCategoryName()(catagory);
