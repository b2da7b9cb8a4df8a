/** Escapes every percent sign of a malformed text: which of them were meant cannot be told. */
function escapeStrayPercents(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}

function repairAddress(): void {
  const {pathname, search, hash} = window.location;
  const page = escapeStrayPercents(pathname).replace(/\/index\.html$/, '/');
  const repaired = page + search + escapeStrayPercents(hash);
  if (repaired !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', repaired);
  }
}

/**
 * Puts the address right, now and whenever it changes while the page is open. A percent sign that is no
 * escape, in path or hash, makes the router's `decodeURI` throw; these listeners are registered first and
 * so run before the router's. `/docs/intro/index.html` is the page `/docs/intro/`, and gets its address.
 */
export function keepAddressReadable(): void {
  repairAddress();
  window.addEventListener('popstate', repairAddress);
  window.addEventListener('hashchange', repairAddress);
}
