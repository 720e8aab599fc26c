export const logoMarkViewBox = '0 0 40 40';

/** The SVG content of the logo: three piano keys under a line. */
export const logoMarkArt =
  '<path d="M4 3h8v20a4 4 0 0 1-8 0z" fill="var(--logo-bar,#016151)"/><path d="M16 3h8v27a4 4 0 0 1-8 0z" fill="#f9ad1b"/><path d="M28 3h8v31a4 4 0 0 1-8 0z" fill="#c81e45"/><path d="M0 3h40" stroke="currentColor" stroke-width="5"/>';
