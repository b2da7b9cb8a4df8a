import {text as translated} from '@collektive/texts';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {SearchSite} from '../client/site';
import type {SearchHit} from '../types';

interface ListProps {
  title: string;
  links: readonly (readonly [label: string, address: string])[];
  onOpen?: () => void;
}

function Links({title, links, onOpen}: ListProps): ReactNode {
  return (
    <span className="search-places">
      <b>{title}</b>
      {links.map(([label, address]) => (
        <a key={address} href={address} onClick={onOpen}>
          {label}
        </a>
      ))}
    </span>
  );
}

interface PlacesProps extends Pick<ListProps, 'onOpen'> {
  site: SearchSite;
}

/** Good places to start, for who has not searched yet or has found nothing. */
export const Places = ({site, onOpen}: PlacesProps): ReactNode => (
  <Links
    title={translated('Good places to start')}
    links={site.places.map(([label, path]) => [label, site.baseUrl + path.slice(1)])}
    onOpen={onOpen}
  />
);

interface Props {
  site: SearchSite;
  /** Pages similar to the query. */
  near: readonly SearchHit[];
  onOpen: () => void;
  /** Stands before the query. */
  children: ReactNode;
}

/** Says that nothing was found, and at the end of DocSearch's screen, which has no place for it, what else there is. */
export function NothingFound({site, near, onOpen, children}: Props): ReactNode {
  const text = useRef<HTMLSpanElement>(null);
  const [screen, setScreen] = useState<Element>();
  useLayoutEffect(() => setScreen(text.current!.closest('.DocSearch-NoResults')!), []);
  return (
    <>
      <span ref={text}>{children}</span>
      {screen &&
        createPortal(
          <>
            {near.length > 0 && (
              <Links
                title={translated('Similar pages')}
                links={near.map(({url, hierarchy}) => [hierarchy.lvl1!, url])}
                onOpen={onOpen}
              />
            )}
            <Places site={site} onOpen={onOpen} />
          </>,
          screen,
        )}
    </>
  );
}
