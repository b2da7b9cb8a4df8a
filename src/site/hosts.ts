/** What hosts send besides what they send of every site. */
export const HOSTS = {
  hashedFolders: ['fonts'],
  /** Threads have a policy of their own: what runs programs speaks to nobody, what searches or keeps a copy to this site. */
  threads: {
    'assets/js/play-worker.': "default-src 'none'",
    'assets/js/search-worker.': "default-src 'none';connect-src 'self'",
    'service-worker.js': "default-src 'none';connect-src 'self'",
  },
};
