/**
 * What a careful host sends with every answer. What a page may load and run stands in the page itself,
 * since hosts such as GitHub Pages send no headers of ours; these say what a page cannot say of itself.
 */
export const HEADERS = {
  // Nobody frames these pages, so nobody can put a button of theirs over one of ours.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** How long answers may be kept. Names below these folders carry a hash of their content. */
export const HASHED_FOLDERS = ['assets', 'fonts'] as const;
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
export const KEPT_SHORTLY = 'public, max-age=600';
