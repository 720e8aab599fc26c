/**
 * The selector of a class of a CSS module (`package-file-class`). In the browser a hash follows the name. For elements that no
 * role or name identifies.
 */
export const cssClass = (name: `${string}-${string}-${string}`): string => `[class*="${name}-"]`;
