export { useVisitorCart } from './useVisitorCart.ts';
export {
  addToVisitorCart,
  getVisitorCart,
  removeFromVisitorCart,
  type VisitorCartItem,
} from './visitor-cart.ts';
