/**
 * Webpack loader for the router, while the site is built: each page is held against the routes of all, several
 * times, and of two thousand pages that takes as long as rendering them. A route of another address is told from
 * its words, before an expression is compiled and run.
 */
const HEAD = 'function matchPath(pathname, options) {';

const QUICK = String.raw`
function isElsewhere({exact, path}, pathname) {
  if (!exact || typeof path !== 'string') {
    return false;
  }
  // As the router compares addresses: capitals and a slash at the end count for nothing.
  const length = path.length - path.endsWith('/');
  const isSame =
    length === pathname.length - pathname.endsWith('/') &&
    path.slice(0, length).toLowerCase() === pathname.slice(0, length).toLowerCase();
  // What stands for other words as well is the router's.
  return !isSame && !/[:*()?+\\]/.test(path);
}
`;

module.exports = function quickMatch(source) {
  if (source.split(HEAD).length !== 2) {
    throw new Error(
      'The router matches addresses in another way: read react-router/esm/react-router.js, then mend ' +
        'plugins/shards/match-loader.js.',
    );
  }
  return source.replace(
    HEAD,
    () => `${QUICK}${HEAD}\n  if (options && isElsewhere(options, pathname)) return null;`,
  );
};
