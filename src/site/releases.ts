import versions from '../../versions.json';

/** Releases of the library whose documentation is kept beside the current one, newest first; `npm run version:docs` adds one. */
export const OLDER_RELEASES: readonly string[] = versions;
