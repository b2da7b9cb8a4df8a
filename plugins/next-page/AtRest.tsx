import {createElement, useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import preload from '@docusaurus/core/lib/client/preload';
import {useHistory} from '@docusaurus/router';
import {ANNOUNCER_ID} from '@site/src/page/announcer';
import {isPlainClick} from '@site/src/page/plainClick';
import {endRest, isAtRest} from './atRest';
import {keepSidebar} from './sidebar';

/** What stands there stays. */
const AS_IT_IS = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};

/** Names of the elements that the page is made of; links are hints of React's own to the browser. */
const elementsOf = (container: Element): string[] =>
  [...container.querySelectorAll(`:scope > :not(link, #${ANNOUNCER_ID})`)].map(
    ({localName}) => localName,
  );

/** The link to a page of this site that an event means; none where the browser has to answer. */
function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>(
    '#__docusaurus a[href]:not([target], [download])',
  );
  const isOfPages =
    link?.origin === window.location.origin &&
    !link.getAttribute('href')!.startsWith('#') &&
    !/\.[^/]*$/.test(link.pathname);
  return isOfPages ? link : undefined;
}

/** The page as it came, all of whose links lead on as those of React's pages do. */
export default function AtRest(): ReactNode {
  const history = useHistory();
  const [elements] = useState(() => elementsOf(document.getElementById('__docusaurus')!));

  // When it leaves, before it is gone.
  useLayoutEffect(
    () => () => {
      const {pathname} = window.location;
      if (isAtRest(pathname)) {
        // Something crashed, and another try finds nothing of what stood here.
        endRest();
        void preload(pathname);
      } else {
        keepSidebar();
      }
    },
    [],
  );
  useEffect(() => {
    // As the framework's own components say it of a page that they have taken over.
    document.documentElement.dataset.hasHydrated = 'true';
    const onClick = (event: MouseEvent): void => {
      const link = !event.defaultPrevented && isPlainClick(event) && linkOf(event);
      if (link) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    };
    const onPointing = (event: Event): void => {
      const link = linkOf(event);
      if (link) {
        void window.docusaurus.preload(link.pathname);
      }
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPointing);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPointing);
    };
  }, [history]);

  return elements.map((name, place) => createElement(name, {key: place, ...AS_IT_IS}));
}
