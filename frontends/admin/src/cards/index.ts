export { CardActions, CardState } from './CardActions.tsx';
export { CardList } from './CardList.tsx';
export { FeaturedToggle } from './FeaturedToggle.tsx';
export { PublishedFilter } from './PublishedFilter.tsx';
export { StateButtons } from './StateButtons.tsx';
