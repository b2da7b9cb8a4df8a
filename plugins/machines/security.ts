/**
 * `.well-known/security.txt` (RFC 9116): where faults are told in private.
 * @param root address of the site
 * @param report address of the form
 * @param expires when it has to be looked at again
 */
export const securityFile = (root: string, report: string, expires: string): string =>
  [
    `Contact: ${report}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, it',
    `Canonical: ${root}.well-known/security.txt`,
    '',
  ].join('\n');
