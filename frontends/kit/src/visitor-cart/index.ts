export {
  addToVisitorCart,
  getVisitorCart,
  removeFromVisitorCart,
  useVisitorCart,
  type VisitorCartItem,
} from './visitor-cart.ts';
