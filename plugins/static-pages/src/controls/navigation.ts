/** The next document is fetched when a link is pointed at, and drawn ahead where that costs nobody much. */
import {connection, mayFetchAhead} from '../page/connection';
import {SPECULATION} from '../page/speculation';
import {on} from './events';

/** Enough of a processor to draw a page that may not be looked at. */
const CORES = 4;

const isStrong = (): boolean =>
  navigator.hardwareConcurrency >= CORES && (connection().effectiveType ?? '4g') === '4g';

const canSpeculate = (): boolean => HTMLScriptElement.supports?.('speculationrules') ?? false;

function speculate(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = isStrong() ? SPECULATION.prerender : SPECULATION.prefetch;
  document.head.append(rules);
}

const asked = new Set<string>();

/** For browsers that know no rules: the document behind a link that is pointed at. */
function prefetch({target}: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]:not([role])');
  const page = link && link.origin === window.location.origin && link.href.split('#')[0];
  if (page && page !== window.location.href.split('#')[0] && !asked.has(page)) {
    asked.add(page);
    // Into the browser's cache. A hint to prefetch is what the policy of the page forbids in Firefox: it
    // takes that for `default-src`.
    void fetch(page, {priority: 'low'}).then(
      (response) => response.blob(),
      () => undefined,
    );
  }
}

export function startNavigation(): void {
  if (!mayFetchAhead()) {
    return;
  }
  if (canSpeculate()) {
    speculate();
  } else {
    on(['pointerover', 'focusin'], prefetch);
  }
}
