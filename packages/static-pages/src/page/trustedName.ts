/** The policy of trusted types that pages make; their content security policy allows no other. */
export const TRUSTED = 'static-pages';
