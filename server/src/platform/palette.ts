// The colours of web/src/styles/tokens.css that mails and the pages outside of the web app use too. They cannot load that
// file, so the values are written into their styles.

export const LIGHT = {
  sky: '#e2e9ec',
  paper: '#fffdf6',
  paper2: '#f5f0e3',
  paperEdge: '#ddd3bd',
  ink: '#0f2335',
  ink2: '#3b4f60',
  ink3: '#4a5e6f',
  night1: '#0c2438',
  night2: '#1d4a6b',
  night3: '#6f9ab2',
  onNight: '#fdf8ea',
  onNight2: '#d3e0e6',
  primary: '#123a5a',
  seal: '#a52a1a',
  sealHover: '#872014',
  onSeal: '#fff6f0',
  moon: '#e6b840',
  link: '#0d568a',
  focus: '#0b66c3',
} as const;

/** The same for dark mode. Its moon is also the one in the night sky of light mode. */
export const DARK = {
  sky: '#08131e',
  paper: '#12283a',
  paperEdge: '#2b4b61',
  ink: '#f0f3ec',
  ink2: '#c3d0d6',
  ink3: '#9db2bd',
  seal: '#b93524',
  sealHover: '#c94331',
  onSeal: '#fffaf6',
  moon: '#f2d587',
  link: '#8ccbf5',
  focus: '#c4e5ff',
} as const;
